import { answers, type Operations } from '../../platform/openapi/operation';
import { EXAMPLE_OUTFIT } from '../suggestions/suggestions.openapi';
import { WeeklyOutfitResponse } from './weekly.dto';

export const WEEKLY_OPERATIONS = {
  thisWeek: {
    summary: 'One outfit for this week, from the wardrobe and the catalog',
    description:
      'The same all week (ISO weeks, UTC), unless one of its pieces is gone or no longer wanted. It counts as no question.',
    ...answers(WeeklyOutfitResponse, { week: '2026-W48', outfit: EXAMPLE_OUTFIT }),
    errors: { 403: ['MEASUREMENTS_REQUIRED'] },
  },
} satisfies Operations;
