import { DomainError } from '../../errors/domain-error';

/** A cursor that no page gave, or whose list has changed so that nobody can go on from there. */
export class StaleCursorError extends DomainError {
  readonly kind = 'gone';
  readonly code = 'STALE_CURSOR';

  constructor() {
    super('This list has changed meanwhile. Please start again from its beginning.');
  }
}

/** An opaque cursor of what a page ended with. */
export function getCursor(position: string): string {
  return Buffer.from(position).toString('base64url');
}

/**
 * What {@link getCursor} was given.
 *
 * @param form what such a position looks like
 * @throws StaleCursorError for a text that is no cursor of that form
 */
export function getPosition(cursor: string, form: RegExp): string {
  const position = Buffer.from(cursor, 'base64url').toString();
  if (!form.test(position) || getCursor(position) !== cursor) throw new StaleCursorError();
  return position;
}
