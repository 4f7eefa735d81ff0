import { NotFoundError } from '../platform/errors/domain-error';

/** A token stops no mail: it never was one, or a part of it was lost on the way. */
export class UnknownSubscriptionError extends NotFoundError {
  override readonly isWrongGuess = true;

  constructor() {
    super('This link stops no mail. You can switch the Monday mail off in Settings.');
  }
}
