/** The time of a test, which goes where it is turned and runs on from there, unless it was stopped. */
export class FakeClock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offsetMs);
  }

  /** Turns the clock to a moment, from which it runs on. */
  turnTo(moment: Date): void {
    this.offsetMs += moment.getTime() - this.now().getTime();
  }

  forward(ms: number): void {
    this.offsetMs += ms;
  }

  /** From now on only the test moves the clock, however long the machine takes. */
  stop(): void {
    this.stoppedAt = Date.now();
  }
}
