import { FOLLOW_UP_ANSWERS, VERDICT_LEVELS } from '@figura/contracts';
import { provideStatistics, type Figures } from '../../operations/statistics/statistics';
import type { FollowUpCountDocument } from './follow-up-count.schema';
import { FollowUpCountsRepository } from './follow-up-counts.repository';

export const FOLLOW_UPS_STATISTICS = provideStatistics(FollowUpCountsRepository, (counts) => ({
  name: 'checkedPieces',
  count: async (since) => computeFigures(await counts.findSince(since)),
}));

function computeFigures(counts: readonly FollowUpCountDocument[]): Figures {
  const tally = (of: readonly FollowUpCountDocument[]) =>
    Object.fromEntries(
      FOLLOW_UP_ANSWERS.map((answer) => [
        answer,
        of.filter((each) => each.answer === answer).reduce((sum, { count }) => sum + count, 0),
      ]),
    );
  return {
    ...tally(counts),
    ...Object.fromEntries(
      [...VERDICT_LEVELS, null].map((level) => [
        level ?? 'notMeasured',
        tally(counts.filter((count) => count.level === level)),
      ]),
    ),
  };
}
