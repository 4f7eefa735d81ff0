/** Milliseconds after the start. */
const FIRST_NOTICE_MS = 1_000;
const NEXT_NOTICE_MS = 5_000;

export class ProgressNotice {
  private readonly startedAt = performance.now();
  private timer: NodeJS.Timeout | undefined;

  constructor() {
    if (process.stderr.isTTY) this.printAfter(FIRST_NOTICE_MS);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private printAfter(ms: number): void {
    this.timer = setTimeout(() => {
      const seconds = Math.round((performance.now() - this.startedAt) / 1_000);
      process.stderr.write(`Working for ${seconds} s ...\n`);
      this.printAfter(NEXT_NOTICE_MS);
    }, ms).unref();
  }
}
