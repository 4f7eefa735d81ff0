import { answers, type Operations } from '../../platform/openapi/operation';
import { WardrobeAdviceResponse } from './advice.dto';

export const ADVICE_OPERATIONS = {
  read: {
    summary: 'What of the wardrobe to have altered, and what to pass on',
    description:
      'Only clothes that are worn by day and are owned. What is loved is passed on by nobody: what has the name of a loved item or product, and what is part of a kept outfit. Counts as no check.',
    ...answers(WardrobeAdviceResponse, {
      alter: [
        {
          id: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
          name: 'Ivory double-breasted blazer',
          level: 'poor',
          sentence: 'Have it taken in at the waist: “Nipped-in waist” in place of “Boxy”.',
          becomes: 'good',
          gain: 0.58,
          reasons: ['From your hips, your waist draws in much more than most we compare with.'],
        },
      ],
      passOn: [
        {
          id: '5c0b8a3e-8f0e-4a55-9a3c-6a2f6c0c1d11',
          name: 'Oversized black denim jacket',
          level: 'poor',
          reasons: [
            'Generous width makes a single block from shoulder to hip, in which no middle stands out.',
          ],
        },
      ],
    }),
    errors: { 403: ['MEASUREMENTS_REQUIRED'] },
  },
} satisfies Operations;
