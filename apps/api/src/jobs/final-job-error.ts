/** A job that would fail again as it did: it is kept with its reason at once, and not tried for a day. */
export class FinalJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FinalJobError';
  }
}
