/** What a write is about, for the list of what waits. */
export interface Subject {
  what: 'add' | 'wish' | 'buy' | 'wash' | 'wear' | 'mark' | 'pack' | 'answer';
  /** Of the piece, as the user knows it. */
  name: string;
}

/** A write in a form that can be stored and sent again, with the same effect as when it is sent once. */
export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  init: object;
  subject: Subject;
}

/** A write that waits for a network. */
export interface WaitingWrite extends Write {
  /** In the order in which they were made. */
  id: number;
  /** Whose it is: nobody else sends it. */
  userId: string;
  /** Why the server does not take it, as a sentence; null while it was not asked. */
  error: string | null;
}

/** As the browser may hold it: until November 2026 `error` was stored as `refusal`. */
export type StoredWrite = WaitingWrite | (Omit<WaitingWrite, 'error'> & { refusal: string | null });

export function createCurrentWrite(write: StoredWrite): WaitingWrite {
  if (!('refusal' in write)) return write;
  const { refusal, ...rest } = write;
  return { ...rest, error: refusal };
}
