export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: { type: string; message: string; code?: string; param?: string },
  ) {
    super(body.message);
  }
}

export function createMissingError(kind: string, id: string, param: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

export function createInvalidRequestError(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details });
}
