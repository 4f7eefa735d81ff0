import { MAX_TASTE_LOOKS, TASTE_LOOK_IDS } from '@figura/contracts';
import { answers, type Operations } from '../../platform/openapi/operation';
import { TasteLooksResponse } from './taste-looks.dto';

export const TASTE_LOOKS_OPERATIONS = {
  list: {
    summary: 'The pictured outfits that tell a taste',
    description: `${TASTE_LOOK_IDS.length} at most: an outfit with something that the user never wears is left out, unless they chose it. \`PUT /user/preferences\` takes up to ${MAX_TASTE_LOOKS} of the ids as \`taste\`; the tastes that these speak for come first in suggested, weekly and packed outfits. Nothing is ever inferred.`,
    ...answers(TasteLooksResponse, {
      looks: [
        {
          id: 'red-dress',
          tastes: ['bold'],
          pieces: [
            {
              slot: 'one-piece',
              garment: {
                category: 'One-Piece',
                type: 'fit-and-flare-dress',
                attributes: { neckline: ['square'] },
                colors: [{ name: 'Red', hex: '#b3202a' }],
              },
            },
          ],
        },
      ],
    }),
  },
} satisfies Operations;
