import { MAX_OUTFITS, MAX_OUTFIT_WEARS, MAX_PACKING_LISTS } from '@figura/contracts';
import { DomainError, NotFoundError } from '../platform/errors/domain-error';

/** The caller keeps no outfit of that id: it is gone, or somebody else's. */
export class OutfitNotFoundError extends NotFoundError {
  constructor() {
    super('We could not find this outfit. It may have been deleted.');
  }
}

/** An outfit is to hold a piece that is nowhere, or somebody else's. */
export class PieceNotFoundError extends NotFoundError {
  constructor() {
    super('We could not find one of these pieces. It may have been deleted meanwhile.');
  }
}

export class TooManyOutfitsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(`You keep ${MAX_OUTFITS} outfits, which is as many as there is room for. Please delete one first.`);
  }
}

export class TooManyWearsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(`This outfit has ${MAX_OUTFIT_WEARS} days noted, which is as many as there is room for.`);
  }
}

/** The caller keeps no packing list of that id: it is gone, or somebody else's. */
export class PackingListNotFoundError extends NotFoundError {
  constructor() {
    super('We could not find this packing list. It may have been deleted.');
  }
}

export class TooManyPackingListsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(
      `You keep ${MAX_PACKING_LISTS} packing lists, which is as many as there is room for. Please delete one first.`,
    );
  }
}
