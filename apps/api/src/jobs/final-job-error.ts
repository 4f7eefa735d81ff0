/** Fails the job permanently: it is kept with its reason instead of being retried for a day. */
export class FinalJobError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FinalJobError';
  }
}
