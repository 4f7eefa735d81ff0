import { MAX_OUTFITS, MAX_PLANS, MAX_WEARS, MAX_PACKING_LISTS } from '@figura/contracts';
import { ConflictError, NotFoundError, ValidationError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown, or another user's. */
export class OutfitNotFoundError extends NotFoundError {
  constructor() {
    super(t('outfitNotFound'));
  }
}

export class PieceNotFoundError extends NotFoundError {
  constructor() {
    super(t('pieceNotFound'));
  }
}

export class CheckedPieceOverError extends NotFoundError {
  constructor() {
    super(t('checkOver'));
  }
}

export class TooManyOutfitsError extends ConflictError {
  constructor() {
    super(t('tooManyOutfits', { max: MAX_OUTFITS }));
  }
}

export class TooManyWearsError extends ConflictError {
  constructor() {
    super(t('tooManyWears', { max: MAX_WEARS }));
  }
}

export class TooManyPlansError extends ConflictError {
  constructor() {
    super(t('tooManyPlans', { max: MAX_PLANS }));
  }
}

export class CalendarNotFoundError extends NotFoundError {
  override readonly isWrongGuess = true;

  constructor() {
    super(t('calendarNotFound'));
  }
}

export class PackingListNotFoundError extends NotFoundError {
  constructor() {
    super(t('packingListNotFound'));
  }
}

export class TooManyPackingListsError extends ConflictError {
  constructor() {
    super(t('tooManyPackingLists', { max: MAX_PACKING_LISTS }));
  }
}

export class PieceTwiceError extends ValidationError {
  constructor() {
    const text = t('pieceTwice');
    super([text], { pieces: text });
  }
}
