"""Runs small networks on sparse observations, in the compiled build."""

import numpy as np
import numpy.typing as npt

class Layers:
    """The weights of a network, and what it saw last."""

    def __new__(
        cls,
        first: npt.NDArray[np.float32],
        first_bias: npt.NDArray[np.float32],
        second: npt.NDArray[np.float32],
        second_bias: npt.NDArray[np.float32],
        out: npt.NDArray[np.float32],
        out_bias: npt.NDArray[np.float32],
        policy: npt.NDArray[np.float32],
        policy_bias: npt.NDArray[np.float32],
        skip: npt.NDArray[np.float32],
        /,
    ) -> Layers: ...
    def look(self, vector: npt.NDArray[np.float32], base: list[float], /) -> list[float]:
        """Run the layers on a vector and the base of each seat; return the outputs."""

    def lean(self, offset: int, options: list[int], /) -> list[float]:
        """Return the policy for options of the position looked at last."""
