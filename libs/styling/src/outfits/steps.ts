/** Work that can be left between two steps, each of a few milliseconds at most. */
export type Steps<T> = Generator<void, T>;

/** Does all of the work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work in slices, so that others have their turn between two of them.
 *
 * @param pause lets others have their turn
 * @param sliceMs how long a slice may take, in milliseconds, one step more at most
 */
export async function finishInSlices<T>(
  steps: Steps<T>,
  pause: () => Promise<void>,
  sliceMs = 2,
): Promise<T> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
}
