import { MAX_OUTFITS, MAX_PLANS, MAX_WEARS, MAX_PACKING_LISTS } from '@figura/contracts';
import { ConflictError, NotFoundError, ValidationError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** Unknown, or another user's. */
export class OutfitNotFoundError extends withText(NotFoundError, t('outfitNotFound')) {}

export class PieceNotFoundError extends withText(NotFoundError, t('pieceNotFound')) {}

export class CheckedPieceExpiredError extends withText(NotFoundError, t('checkOver')) {}

export class TooManyOutfitsError extends withText(ConflictError, t('tooManyOutfits', { max: MAX_OUTFITS })) {}

export class TooManyWearsError extends withText(ConflictError, t('tooManyWears', { max: MAX_WEARS })) {}

export class TooManyPlansError extends withText(ConflictError, t('tooManyPlans', { max: MAX_PLANS })) {}

export class CalendarNotFoundError extends withText(NotFoundError, t('calendarNotFound')) {
  override readonly isWrongGuess = true;
}

export class PackingListNotFoundError extends withText(NotFoundError, t('packingListNotFound')) {}

export class TooManyPackingListsError extends withText(
  ConflictError,
  t('tooManyPackingLists', { max: MAX_PACKING_LISTS }),
) {}

export class DuplicatePieceError extends ValidationError {
  constructor() {
    const text = t('pieceTwice');
    super([text], { pieces: text });
  }
}
