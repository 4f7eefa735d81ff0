/** A clock that runs with the real one and can be turned. */
export class FakeClock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  /** Turns the clock to a moment, from which it runs on. */
  turnTo(moment: Date): void {
    this.offsetMs = moment.getTime() - Date.now();
  }

  forward(ms: number): void {
    this.offsetMs += ms;
  }
}
