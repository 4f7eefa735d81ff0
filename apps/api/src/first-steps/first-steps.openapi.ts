import { FIRST_PIECES } from '@figura/contracts';
import { answers, type Operations } from '../platform/openapi/operation';
import { FirstStepsResponse } from './first-steps.dto';

export const FIRST_STEPS_OPERATIONS = {
  list: {
    summary: 'What to begin with, and which of it the caller has done',
    description: `To measure, to open a guide, to check a garment, to have ${FIRST_PIECES} pieces in the wardrobe, to keep an outfit.`,
    ...answers(FirstStepsResponse, {
      steps: [
        { step: 'measure', isDone: true },
        { step: 'pieces', isDone: false },
      ],
      pieces: 3,
    }),
  },
} satisfies Operations;
