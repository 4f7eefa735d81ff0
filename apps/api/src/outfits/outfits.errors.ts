import { MAX_OUTFITS, MAX_WEARS, MAX_PACKING_LISTS } from '@figura/contracts';
import { DomainError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The caller keeps no outfit of that id: it is gone, or somebody else's. */
export class OutfitNotFoundError extends NotFoundError {
  constructor() {
    super(t('outfitNotFound'));
  }
}

/** An outfit is to hold a piece that is nowhere, or somebody else's. */
export class PieceNotFoundError extends NotFoundError {
  constructor() {
    super(t('pieceNotFound'));
  }
}

/** An outfit is to be built around a garment that was checked too long ago, or by somebody else. */
export class CheckedPieceOverError extends NotFoundError {
  constructor() {
    super(t('checkOver'));
  }
}

export class TooManyOutfitsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyOutfits', { max: MAX_OUTFITS }));
  }
}

export class TooManyWearsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyWears', { max: MAX_WEARS }));
  }
}

/** The caller keeps no packing list of that id: it is gone, or somebody else's. */
export class PackingListNotFoundError extends NotFoundError {
  constructor() {
    super(t('packingListNotFound'));
  }
}

export class TooManyPackingListsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyPackingLists', { max: MAX_PACKING_LISTS }));
  }
}
