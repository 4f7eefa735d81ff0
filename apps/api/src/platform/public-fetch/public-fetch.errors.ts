/** Why nothing was fetched. */
export type FetchFailure =
  'not-allowed' | 'unreachable' | 'timeout' | 'too-large' | 'too-many-redirects' | 'status' | 'broken';

/** An address gave nothing. Its message is a clause that an operator may read; it holds the host, never a path. */
export class PublicFetchError extends Error {
  constructor(
    readonly failure: FetchFailure,
    message: string,
    /** HTTP status, where that is the reason. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'PublicFetchError';
  }
}
