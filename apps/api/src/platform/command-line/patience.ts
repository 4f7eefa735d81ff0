/** When somebody at a terminal is told that a command still works, in milliseconds after its start. */
const FIRST_WORD_MS = 1_000;
const NEXT_WORD_MS = 5_000;

/** Tells somebody who waits at a terminal for more than a second that there is nothing wrong. Programs are told nothing. */
export class Patience {
  private readonly begun = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.stderr.isTTY) this.sayAfter(FIRST_WORD_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private sayAfter(ms: number): void {
    this.timer = setTimeout(() => {
      const seconds = Math.round((performance.now() - this.begun) / 1_000);
      process.stderr.write(`Working for ${seconds} s ...\n`);
      this.sayAfter(NEXT_WORD_MS);
    }, ms).unref();
  }
}
