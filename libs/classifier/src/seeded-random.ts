// Destructured once, since global lookups under Jest would dominate a simulation.
const { cos, log, PI, sqrt } = Math;

/** Uniform in [0, 1), 32-bit xorshift. Seed above 0. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Box-Muller. */
export function createNormalFrom(uniform: () => number): () => number {
  return () => sqrt(-2 * log(1 - uniform())) * cos(2 * PI * uniform());
}
