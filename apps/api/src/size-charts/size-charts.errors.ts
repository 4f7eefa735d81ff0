import { MAX_SIZE_CHARTS, MAX_SIZE_ROWS } from '@figura/contracts';
import type { SizeChartError } from '@figura/garments';
import { DomainError, NotFoundError, ValidationError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown, or another user's. */
export class SizeChartNotFoundError extends NotFoundError {
  constructor() {
    super(t('notFound'));
  }
}

export class TooManySizeChartsError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooMany', { max: MAX_SIZE_CHARTS }));
  }
}

export class UnreadableSizeChartError extends ValidationError {
  constructor({ key, line, cell }: SizeChartError) {
    const sentence = t(key, { line, cell, max: MAX_SIZE_ROWS });
    super([sentence], { text: sentence });
  }
}
