/** For so long nothing else of the process waits, in milliseconds. */
const SLICE_MS = 3;

/** Runs what yields now and then without keeping other requests waiting. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}
