import { api, readData } from '../../lib/api/api-client';

/** Stops the Monday mail of whoever got the link; a session is not needed. */
export async function stopMondayMail(token: string): Promise<void> {
  await readData(api.POST('/monday-mail/unsubscribe/{token}', { params: { path: { token } } }));
}
