"""placeholder"""


class Reasons:
    def __init__(self, catalog, actions):
        pass

    def why_not(self, state, action):
        return None
