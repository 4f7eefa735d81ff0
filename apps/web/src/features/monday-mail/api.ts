import { api, readData } from '../../lib/api/api-client';

/** Needs no session: the token is enough. */
export async function stopMondayMail(token: string): Promise<void> {
  await readData(api.POST('/monday-mail/unsubscribe/{token}', { params: { path: { token } } }));
}
