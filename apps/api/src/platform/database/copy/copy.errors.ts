import { DomainError } from '../../errors/domain-error';

/** The copy does not begin, and nothing was written. */
export class CopyRefusedError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';
}

/** The copy ended, and the target does not hold what the source holds. */
export class CopyIncompleteError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';
}
