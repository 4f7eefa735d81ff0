import type { paths } from '@figura/contracts';
import type { Client, ClientPathsWithMethod, MethodResponse } from 'openapi-fetch';
import { isUnreachable } from './in-time';
import { keep, keepBehindOthers } from './outbox';
import { send } from './send';
import type { Subject, Write } from './write';

type Method = Write['method'];
type PathOf<M extends Method> = ClientPathsWithMethod<Client<paths>, Lowercase<M>>;
type Sent<Operation> = (Operation extends { parameters: { path: infer Path extends object } }
  ? { params: { path: Path } }
  : object) &
  (Operation extends { requestBody: { content: { 'application/json': infer Body } } }
    ? { body: Body }
    : object);

/**
 * Null if queued. Writes may arrive twice, so only idempotent ones: PUT, DELETE, absolute PATCH, POST with a
 * client id. Throws `ApiError` if the server refuses or nothing can be stored.
 */
export async function sendOrKeep<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init: Sent<paths[P][Lowercase<M>]>,
  subject: Subject,
): Promise<MethodResponse<Client<paths>, Lowercase<M>, P> | null> {
  const write = { method, path, init, subject } as Write;
  if (await keepBehindOthers(write)) return null;
  if (!navigator.onLine && (await keep(write))) return null;
  try {
    return (await send(write)) as MethodResponse<Client<paths>, Lowercase<M>, P>;
  } catch (error) {
    if (isUnreachable(error) && (await keep(write))) return null;
    throw error;
  }
}
