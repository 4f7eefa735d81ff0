import { PERSONAL_STORES } from '../browser/personal-stores';
import { hasPersonalDatabase } from '../browser/stored-keys';
import type { WaitingWrite } from './write';

const WRITES = 'writes';

export async function readWrites(): Promise<WaitingWrite[]> {
  return (await hasPersonalDatabase()) ? runTransaction('readonly', (writes) => writes.getAll()) : [];
}

export async function addWrite(write: Omit<WaitingWrite, 'id'>): Promise<void> {
  await runTransaction('readwrite', (writes) => writes.add(write), 'make');
}

export async function changeWrite(write: WaitingWrite): Promise<void> {
  await runTransaction('readwrite', (writes) => writes.put(write));
}

export async function removeWrite(id: number): Promise<void> {
  await runTransaction('readwrite', (writes) => writes.delete(id));
}

/** Open only during a transaction, so that it can be deleted at any time. */
async function runTransaction<Answer>(
  mode: IDBTransactionMode,
  act: (writes: IDBObjectStore) => IDBRequest<Answer>,
  missing: 'make' | 'refuse' = 'refuse',
): Promise<Answer> {
  const opening = indexedDB.open(PERSONAL_STORES, 1);
  opening.onupgradeneeded = () => {
    if (missing === 'refuse') opening.transaction!.abort();
    else opening.result.createObjectStore(WRITES, { keyPath: 'id', autoIncrement: true });
  };
  const database = await waitForRequest(opening);
  database.onversionchange = () => database.close();
  try {
    const transaction = database.transaction(WRITES, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(WRITES));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function waitForRequest<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
