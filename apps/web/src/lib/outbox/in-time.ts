import { ApiError, createUnreachableError } from '../api/api-error';
import { TIMEOUT_MS } from '../browser/request-timeout';

export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === 'UNAVAILABLE';
}

/** A hanging call counts as offline. */
export async function limitTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createUnreachableError()), TIMEOUT_MS);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
