import { FREE_WARDROBE_PIECES, MAX_WARDROBE_PIECES, MAX_WEARS, type ProblemCode } from '@figura/contracts';
import type { Text } from '@figura/messages';
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  NotFoundError,
  withText,
} from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class WardrobeFullError extends withText(
  ConflictError,
  t('wardrobeFull', { max: MAX_WARDROBE_PIECES }),
) {
  override readonly code = 'WARDROBE_FULL';
}

export class FreeWardrobeFullError extends withText(
  ForbiddenError,
  t('freeWardrobeFull', { free: FREE_WARDROBE_PIECES, max: MAX_WARDROBE_PIECES }),
) {
  override readonly code = 'QUOTA_USED';
}

export function getPieceLimit({ hasPaid }: { hasPaid: boolean }): number {
  return hasPaid ? MAX_WARDROBE_PIECES : FREE_WARDROBE_PIECES;
}

export function createFullError(limit: number): WardrobeFullError | FreeWardrobeFullError {
  return limit === MAX_WARDROBE_PIECES ? new WardrobeFullError() : new FreeWardrobeFullError();
}

export class TooManyWearsError extends withText(ConflictError, t('tooManyWears', { max: MAX_WEARS })) {}

export class CheckExpiredError extends withText(NotFoundError, t('checkOver')) {}

export class SourceNotFoundError extends NotFoundError {
  constructor(what: 'product' | 'item') {
    super(t('sourceNotFound', { what }));
  }
}

export class UnreadLinesError extends DomainError {
  readonly kind = 'invalid';
  override readonly errors: Text[];

  constructor(
    lines: ReadonlyMap<number, Text>,
    readonly code: ProblemCode,
  ) {
    const sentences = [...lines].map(([line, sentence]) => t('unreadLines', { line: line + 1, sentence }));
    super(sentences[0]!);
    this.errors = sentences;
    this.fields = Object.fromEntries([...lines].map(([line], index) => [`texts.${line}`, sentences[index]!]));
  }
}
