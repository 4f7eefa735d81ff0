import { MAX_SUGGESTIONS, MAX_SWAPS, TEMPERATURES } from '@figura/contracts';
import { answers, type Operations } from '../../platform/openapi/operation';
import { QuotaState } from '../../quotas/quotas.dto';
import { SuggestionsResponse, SwapsResponse, type SuggestedOutfit } from './suggestions.dto';

const QUOTA: QuotaState = { left: 0, resetsAt: '2026-11-23T00:00:00.000Z' };

export const EXAMPLE_OUTFIT: SuggestedOutfit = {
  pieces: [
    {
      slot: 'top',
      source: 'catalog',
      id: 'silk-shirt',
      garment: {
        category: 'Tops',
        type: 'shirt',
        attributes: { neckline: ['collared'], fabric: ['silk'] },
        colors: [{ name: 'Ivory', hex: '#f3ead9' }],
      },
      name: 'Silk shirt',
      worn: ['tucked'],
    },
  ],
  look: { id: 'silk-and-wide', name: 'Silk over wide trousers' },
  score: 0.75,
  reasons: ['The cropped jacket over the high rise gives your legs two inches.'],
  sentence: 'A close shirt over wide trousers, in ivory and navy.',
};

export const SUGGESTIONS_OPERATIONS = {
  suggest: {
    summary: 'Whole outfits for an occasion, that suit the caller and go together',
    description:
      'The same question with the same seed gets the same answer, for as long as pieces, measurements and preferences stay. Free accounts have one question in an ISO week (UTC); asked again it is answered again. A temperature, with rain and wind, says more than a season.',
    parameters: {
      occasion: { description: 'What to do in them.', example: 'work' },
      season: { description: 'Without one and without a temperature: any.', example: 'fall' },
      temperature: {
        description: `Degrees Celsius, from ${TEMPERATURES.min} to ${TEMPERATURES.max}.`,
        example: '12',
      },
      rain: { description: '`true` or `false`.', example: 'false' },
      wind: { description: '`true` or `false`.', example: 'false' },
      from: {
        description: 'Where pieces may come from, with commas; left out: the wardrobe and the catalog.',
        example: 'wardrobe,catalog',
      },
      anchor: {
        description:
          'Pieces that every outfit has, as `source:id`, with commas; what was checked in the last 30 minutes as `check:` and its id.',
        example: 'catalog:silk-shirt',
      },
      again: {
        description: 'Whether clothes that were worn yesterday or today may come again.',
        example: 'false',
      },
      day: {
        description: 'The date where the caller is, by which yesterday is told; left out: in UTC.',
        example: '2026-11-22',
      },
      count: { description: `At most ${MAX_SUGGESTIONS}; 3 where it is left out.`, example: '3' },
      seed: {
        description: 'The next number leaves out what the numbers before it answered.',
        example: '0',
      },
    },
    ...answers(SuggestionsResponse, {
      outfits: [EXAMPLE_OUTFIT],
      relaxed: [],
      resting: [],
      wornAgain: [],
      quota: QUOTA,
    }),
    errors: { 403: ['MEASUREMENTS_REQUIRED', 'QUOTA_USED'], 404: ['NOT_FOUND'] },
  },
  quota: {
    summary: 'How many questions for outfits the caller has left this week',
    ...answers(QuotaState, QUOTA),
  },
  swap: {
    summary: 'What could be worn in the place of one piece of an outfit',
    description: `The ${MAX_SWAPS} best that go with the rest. Of several pieces in the slot the last one gives way.`,
    body: {
      example: {
        occasion: 'work',
        season: 'fall',
        pieces: [{ slot: 'top', source: 'catalog', id: 'silk-shirt' }],
        slot: 'top',
      },
    },
    ...answers(SwapsResponse, {
      choices: [{ piece: EXAMPLE_OUTFIT.pieces[0]!, outfit: EXAMPLE_OUTFIT }],
    }),
    errors: { 403: ['MEASUREMENTS_REQUIRED'], 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
