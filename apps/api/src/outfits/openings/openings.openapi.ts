import { MAX_GAPS } from '@figura/contracts';
import { answers, type Operations } from '../../platform/openapi/operation';
import { OpeningsResponse } from './openings.dto';

export const OPENINGS_OPERATIONS = {
  read: {
    summary: 'What each piece of the wardrobe opens, and what is missing from it',
    description: `Counts tops with bottoms that go together, and one-pieces; of shoes, layers and accessories, the ones of these that they go with. Names at most ${MAX_GAPS} gaps. Needs neither measurements nor lifetime access.`,
    ...answers(OpeningsResponse, {
      pieces: [{ id: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10', opens: 9 }],
      gaps: [
        {
          itemId: 'mid-rise-straight-trousers',
          name: 'Mid-Rise Straight Trousers',
          garment: {
            category: 'Bottoms',
            type: 'straight-trousers',
            attributes: { waist: ['mid-rise'] },
            colors: [{ name: 'Navy', hex: '#1f2a48' }],
          },
          opens: 11,
        },
      ],
    }),
  },
} satisfies Operations;
