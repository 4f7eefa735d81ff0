/** A job that would fail again: kept with its reason, not retried for a day. */
export class FinalJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FinalJobError';
  }
}
