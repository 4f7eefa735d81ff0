import { ApiError, createUnreachable } from '../api/api-error';
import { PATIENCE_MS } from '../browser/patience';

/** Whether no answer came at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.code === 'UNAVAILABLE';
}

/**
 * What a call answers, for as long as somebody would wait: one that hangs counts as one without a network. It may still
 * arrive, so that it has to have the same effect when it is made again.
 */
export async function limitTime<Answer>(call: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createUnreachable()), PATIENCE_MS);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
