import { api, readData } from '../../lib/api/api-client';

export async function stopMondayMail(token: string): Promise<void> {
  await readData(api.POST('/monday-mail/unsubscribe/{token}', { params: { path: { token } } }));
}
