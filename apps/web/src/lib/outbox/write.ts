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
