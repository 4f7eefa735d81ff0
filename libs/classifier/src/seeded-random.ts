// Taken out of the global object once: under Jest every look-up of a global is slow enough to dominate a simulation.
const { cos, log, PI, sqrt } = Math;

/** Uniform numbers in [0, 1) that are the same for the same seed: a 32-bit xorshift generator. Seed above 0. */
export function createSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Standard normal numbers from uniform ones (Box and Muller). */
export function createNormalFrom(uniform: () => number): () => number {
  return () => sqrt(-2 * log(1 - uniform())) * cos(2 * PI * uniform());
}
