import { readStored } from '../browser/stored-keys';
import { readWrites } from './outbox-store';
import type { WaitingWrite } from './write';

/** The current user's writes, oldest first, with refused ones. */
export async function listWaitingWrites(): Promise<WaitingWrite[]> {
  const owner = readStored('draftsOwner');
  const all = await readWrites().catch(() => []);
  return all.filter(({ userId }) => userId === owner);
}

export const isToBeSent = ({ error }: WaitingWrite): boolean => error === null;

export async function listUnsentWrites(): Promise<WaitingWrite[]> {
  return (await listWaitingWrites()).filter(isToBeSent);
}
