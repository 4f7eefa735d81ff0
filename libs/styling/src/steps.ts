/** Work that can be left between two steps, each of a few milliseconds at most. */
export type Steps<T> = Generator<void, T>;

/** Does all of the work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Numbers that are copied in one step. */
const COPIED_AT_ONCE = 65_536;

/** Copies numbers into a typed array that has room for them. */
export function* copying<T extends { set(numbers: ArrayLike<number>, at: number): void }>(
  numbers: readonly number[],
  target: T,
): Steps<T> {
  for (let at = 0; at < numbers.length; at += COPIED_AT_ONCE) {
    target.set(numbers.slice(at, at + COPIED_AT_ONCE), at);
    yield;
  }
  return target;
}
