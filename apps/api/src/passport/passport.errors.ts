import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { DomainError, NotFoundError } from '../platform/errors/domain-error';

/** The caller has no live link of that id: it was withdrawn, or is somebody else's. */
export class PassportLinkNotFoundError extends NotFoundError {
  constructor() {
    super('We could not find this link. It may have been withdrawn already.');
  }
}

/** A token opens nothing: its link was withdrawn, its owner's account deleted, or it never was one. */
export class SharedPassportNotFoundError extends NotFoundError {
  override readonly isWrongGuess = true;

  constructor() {
    super('This link does not open anything. Whoever shared it may have withdrawn it.');
  }
}

export class TooManyPassportLinksError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(
      `You have ${MAX_PASSPORT_LINKS} live links, which is as many as there may be. Please withdraw one first.`,
    );
  }
}
