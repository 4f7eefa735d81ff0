export interface Subject {
  what: 'add' | 'wish' | 'buy' | 'wash' | 'wear' | 'mark' | 'pack' | 'answer';
  name: string;
}

/** Serializable and idempotent. */
export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  init: object;
  subject: Subject;
}

export interface WaitingWrite extends Write {
  id: number;
  userId: string;
  error: string | null;
}

/** Until November 2026 `error` was stored as `refusal`. */
export type StoredWrite = WaitingWrite | (Omit<WaitingWrite, 'error'> & { refusal: string | null });

export function toCurrentWrite(write: StoredWrite): WaitingWrite {
  if (!('refusal' in write)) return write;
  const { refusal, ...rest } = write;
  return { ...rest, error: refusal };
}
