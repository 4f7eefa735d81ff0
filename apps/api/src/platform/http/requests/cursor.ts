import { DomainError } from '../../errors/domain-error';
import { requests as t } from './messages.en';

export class StaleCursorError extends DomainError {
  readonly kind = 'gone';
  readonly code = 'STALE_CURSOR';

  constructor() {
    super(t('staleCursor'));
  }
}

export function encodeCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/** @throws StaleCursorError if the text is not a cursor of that form */
export function decodeCursor(cursor: string, form: RegExp): string {
  const position = Buffer.from(cursor, 'base64url').toString();
  if (!form.test(position) || encodeCursor(position) !== cursor) throw new StaleCursorError();
  return position;
}
