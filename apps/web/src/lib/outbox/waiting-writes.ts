import { readStored } from '../browser/stored-keys';
import { readWrites } from './outbox-store';
import { createCurrentWrite, type WaitingWrite } from './write';

/** What waits of whoever is signed in, oldest first, and what was refused. */
export async function listWaitingWrites(): Promise<WaitingWrite[]> {
  const owner = readStored('draftsOwner');
  const all = await readWrites().catch(() => []);
  return all.filter(({ userId }) => userId === owner).map(createCurrentWrite);
}

/** Whether a write is to be sent, and was not refused. */
export const isToBeSent = ({ error }: WaitingWrite): boolean => error === null;

/** What is to be sent of whoever is signed in, oldest first. */
export async function listUnsentWrites(): Promise<WaitingWrite[]> {
  return (await listWaitingWrites()).filter(isToBeSent);
}
