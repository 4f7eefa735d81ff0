export type FetchFailure =
  'not-allowed' | 'unreachable' | 'timeout' | 'too-large' | 'too-many-redirects' | 'status' | 'broken';

/** The message is a clause for operators; it names the host but no path. */
export class PublicFetchError extends Error {
  constructor(
    readonly failure: FetchFailure,
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PublicFetchError';
  }
}
