import { MAX_SIZE_CHARTS, MAX_SIZE_ROWS } from '@figura/contracts';
import type { SizeChartError } from '@figura/garments';
import type { Message } from '@figura/messages';
import { ConflictError, NotFoundError, ValidationError, withText } from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** Unknown, or another user's. */
export class SizeChartNotFoundError extends withText(NotFoundError, t('notFound')) {}

export class TooManySizeChartsError extends withText(ConflictError, t('tooMany', { max: MAX_SIZE_CHARTS })) {}

type Faulty = Pick<SizeChartError, 'line' | 'cell'>;

const SENTENCES: Readonly<Record<SizeChartError['key'], (faulty: Faulty) => Message>> = {
  noHeader: () => t('noHeader'),
  noRows: () => t('noRows'),
  tooManyRows: () => t('tooManyRows', { max: MAX_SIZE_ROWS }),
  noNumber: ({ line, cell }) => t('noNumber', { line, cell }),
  notAGirth: ({ line, cell }) => t('notAGirth', { line, cell }),
  reversed: ({ line, cell }) => t('reversed', { line, cell }),
  twice: ({ line, cell }) => t('twice', { line, cell }),
  shrinks: ({ cell }) => t('shrinks', { cell }),
};

export class UnreadableSizeChartError extends ValidationError {
  constructor({ key, ...faulty }: SizeChartError) {
    const sentence = SENTENCES[key](faulty);
    super([sentence], { text: sentence });
  }
}
