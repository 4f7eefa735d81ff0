import { DomainError } from '../../errors/domain-error';

export class StaleCursorError extends DomainError {
  readonly kind = 'gone';
  readonly code = 'STALE_CURSOR';

  constructor() {
    super('This list has changed meanwhile. Please start again from its beginning.');
  }
}

export function encodeCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/** @throws StaleCursorError for a text that is no cursor of that form */
export function decodeCursor(cursor: string, form: RegExp): string {
  const position = Buffer.from(cursor, 'base64url').toString();
  if (!form.test(position) || encodeCursor(position) !== cursor) throw new StaleCursorError();
  return position;
}
