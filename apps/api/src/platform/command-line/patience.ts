/** Milliseconds after the start. */
const FIRST_WORD_MS = 1_000;
const NEXT_WORD_MS = 5_000;

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
