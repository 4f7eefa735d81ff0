export class FakeClock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offsetMs);
  }

  turnTo(moment: Date): void {
    this.offsetMs += moment.getTime() - this.now().getTime();
  }

  forward(ms: number): void {
    this.offsetMs += ms;
  }

  stop(): void {
    this.stoppedAt = Date.now();
  }
}
