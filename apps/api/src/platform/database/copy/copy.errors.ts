import { DomainError } from '../../errors/domain-error';

export class CopyRefusedError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';
}

export class CopyIncompleteError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';
}
