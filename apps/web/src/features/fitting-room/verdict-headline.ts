import type { CheckResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.verdict);

/** What a verdict is called: by what the garment could be where an open question decides, else by its level. */
export function verdictHeadline({ level, range }: Pick<CheckResponse['verdict'], 'level' | 'range'>): string {
  if (!range) return t(`level.${level}`);
  return t('range', { from: t(`range.${range.from}`), to: t(`range.${range.to}`) });
}
