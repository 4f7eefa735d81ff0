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
 * Sends a write, and keeps it on this device for later where nobody answers, or where others wait to be sent before it:
 * null then. It may arrive more than once, so that only what has the same effect each time may be sent by this: PUT,
 * DELETE, PATCH that says what a value is from now on, and POST with an id of the client's making.
 *
 * @throws ApiError where the server answers with an error, and where the device can keep nothing
 */
export async function sendOrKeep<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init: Sent<paths[P][Lowercase<M>]>,
  subject: Subject,
): Promise<MethodResponse<Client<paths>, Lowercase<M>, P> | null> {
  const write = { method, path, init, subject } as Write;
  if (await keepBehindOthers(write)) return null;
  try {
    return (await send(write)) as MethodResponse<Client<paths>, Lowercase<M>, P>;
  } catch (error) {
    if (isUnreachable(error) && (await keep(write))) return null;
    throw error;
  }
}
