import { FREE_WARDROBE_PIECES, MAX_WARDROBE_PIECES, MAX_WEARS, type ProblemCode } from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The wardrobe has no room for more. */
export class WardrobeFullError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'WARDROBE_FULL';

  constructor() {
    super(t('wardrobeFull', { max: MAX_WARDROBE_PIECES }));
  }
}

/** A free wardrobe has no room for more. */
export class FreeWardrobeFullError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'QUOTA_USED';

  constructor() {
    super(t('freeWardrobeFull', { free: FREE_WARDROBE_PIECES, max: MAX_WARDROBE_PIECES }));
  }
}

/** How many pieces and wishes the wardrobe of an account holds. */
export function findLimit({ hasPaid }: { hasPaid: boolean }): number {
  return hasPaid ? MAX_WARDROBE_PIECES : FREE_WARDROBE_PIECES;
}

/** The error of a wardrobe that has no room, by how many pieces it may hold. */
export function createFullError(limit: number): WardrobeFullError | FreeWardrobeFullError {
  return limit === MAX_WARDROBE_PIECES ? new WardrobeFullError() : new FreeWardrobeFullError();
}

/** A piece has no room for another day. */
export class TooManyWearsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyWears', { max: MAX_WEARS }));
  }
}

/** The piece was checked too long ago, or by somebody else. */
export class CheckOverError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor() {
    super(t('checkOver'));
  }
}

/** What names the piece is not there. */
export class SourceNotFoundError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor(what: string) {
    super(t('sourceNotFound', { what }));
  }
}

/** A list of which no line names a piece. */
export class UnreadLinesError extends DomainError {
  readonly kind = 'invalid';
  override readonly errors: string[];

  /** @param lines what is wrong with each, by the line's number from 0 */
  constructor(
    lines: ReadonlyMap<number, string>,
    readonly code: ProblemCode,
  ) {
    const sentences = [...lines].map(([line, sentence]) => t('unreadLines', { line: line + 1, sentence }));
    super(sentences[0]!);
    this.errors = sentences;
    this.fields = Object.fromEntries([...lines].map(([line], index) => [`texts.${line}`, sentences[index]!]));
  }
}
