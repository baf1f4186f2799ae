"""The environment: one agent per seat, turn by turn, over the real rules.

Observations come from views, so an agent that learns here sees exactly what a player may see. The reward
at the end is 1 for the winner and shares down to -1 for the last; nothing before.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cytosis.engine import Ruleset
from cytosis.engine.rules import Outcome
from cytosis.engine.ruleset import DEFAULT_GAME
from cytosis.rl.games import encoder

MOST_MOVES = 512
"""Size of the action space. Where more moves are legal (that takes a huge stock), the last are left out."""


def rewards(outcome: Outcome) -> list[float]:
    """By seat, from 1 for the first to -1 for the last; who shares the victory shares its places too."""
    seats = len(outcome.ranking)
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    shared = len(outcome.winners)
    places = [1.0 - 2.0 * outcome.ranking.index(seat) / (seats - 1) for seat in range(seats)]
    first = 1.0 - (shared - 1) / (seats - 1)
    return [first if seat in outcome.winners else place for seat, place in enumerate(places)]


class CytosisEnv(AECEnv[str, dict[str, Any], int]):
    """AEC environment without PettingZoo's usual wrappers."""

    metadata = {"name": "cytosis_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        edition: str | None = None,
        seats: int = 4,
        expansions: tuple[str, ...] = (),
        render_mode: str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._rules = Ruleset(game, edition, expansions, options).rules(seats)
        self._encoder = encoder(game, self._rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        self._seed = 0
        self._state: Any = None
        self._legal: list[Any] = []

    @functools.cache  # noqa: B019 - PettingZoo wants the same object every time
    def observation_space(self, agent: str) -> spaces.Dict:
        """A vector of numbers and the mask of the legal indices."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-1000.0, 1000.0, (self._encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_MOVES,), np.int8),
            }
        )

    @functools.cache  # noqa: B019 - as above
    def action_space(self, agent: str) -> spaces.Discrete:
        """An index into the legal moves."""
        return spaces.Discrete(MOST_MOVES)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self._state = self._rules.start(self._seed % (1 << 64))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def _look(self) -> None:
        """Whose turn it is, and what may be done."""
        pending = self._rules.pending(self._state)
        self._legal = self._rules.legal(self._state)[:MOST_MOVES]
        if pending is not None:
            self.agent_selection = self.possible_agents[pending.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know; only the seat on turn has legal moves."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MOST_MOVES, np.int8)
        if self._legal and agent == self.agent_selection:
            mask[: len(self._legal)] = 1
        view = self._rules.observe(self._state, seat)
        return {"observation": self._encoder.encode(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make a move; None for seats whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the game goes on: a move is needed, not None")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ValueError(f"a move is a whole number, not {action!r}")
        if not 0 <= action < len(self._legal):
            raise ValueError(f"there are moves 0 to {len(self._legal) - 1}, not {action}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._rules.apply(self._state, self._legal[int(action)])
        outcome = self._rules.outcome(self._state)
        if outcome is not None:
            for seat, reward in enumerate(rewards(outcome)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._legal = []
        else:
            self._look()
        self._accumulate_rewards()

    def legal(self) -> list[str]:
        """The notation of the legal moves, in the order of their indices."""
        return [str(action) for action in self._legal]

    def render(self) -> str | None:
        """The public table as text."""
        if self.render_mode != "ansi":
            return None
        return str(self._rules.observe(self._state, None).as_dict())

    def close(self) -> None:
        """Nothing to let go of."""
