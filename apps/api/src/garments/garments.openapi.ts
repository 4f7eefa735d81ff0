import { answers, type Operations } from '../platform/openapi/operation';
import { QuotaState } from '../quotas/quotas.dto';
import { CheckLanguageResponse, CheckMaterialResponse, CheckResponse } from './garments.dto';

const QUOTA: QuotaState = { left: 2, resetsAt: '2026-11-23T00:00:00.000Z' };

export const GARMENTS_OPERATIONS = {
  check: {
    summary: 'Says how a garment suits the caller, from its words or as a garment',
    description:
      'The garment is held for 30 minutes, so that it can be kept or have outfits built around it; it is stored nowhere. A call without `checkId` is a new check; with it, a check may be changed for 30 minutes: ten times, and to a garment of the same category and type, else it is a new one. Free accounts have three new checks in an ISO week (UTC). A hem length is in inches, from the waistband of skirts and trousers, from the shoulder beside the neck of tops, dresses and coats.',
    body: { example: { text: 'Black wrap dress in jersey, knee length', hemLength: 39 } },
    ...answers(CheckResponse, {
      checkId: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11',
      garment: {
        category: 'One-Piece',
        type: 'wrap-dress',
        attributes: { style: ['wrap'] },
        colors: [{ name: 'Black', hex: '#1c1c1e' }],
      },
      verdict: {
        level: 'good',
        score: 0.375,
        sentence: 'Great if the length is “At the knee”, poor if it is “Mid-calf”.',
        range: { from: 'poor', to: 'great' },
        known: { matter: 7, known: 4 },
      },
      question: {
        attribute: 'length',
        options: [
          {
            value: 'knee',
            label: 'At the knee',
            level: 'great',
            garment: {
              category: 'One-Piece',
              type: 'wrap-dress',
              attributes: { style: ['wrap'], length: ['knee'] },
              colors: [{ name: 'Black', hex: '#1c1c1e' }],
            },
          },
          {
            value: 'mid-calf',
            label: 'Mid-calf',
            level: 'poor',
            garment: {
              category: 'One-Piece',
              type: 'wrap-dress',
              attributes: { style: ['wrap'], length: ['mid-calf'] },
              colors: [{ name: 'Black', hex: '#1c1c1e' }],
            },
          },
        ],
      },
      reasons: [
        {
          bodyPart: 'Wide hips',
          attribute: 'style',
          value: 'wrap',
          displayName: 'Wrap',
          rating: 2,
          strength: 0.625,
          description: 'The slanting edge leads the eye past the widest line.',
          evidence: 'convention',
        },
      ],
      cautions: [],
      alternatives: [
        {
          attribute: 'waist',
          from: null,
          to: 'tie',
          gain: 0.25,
          sentence: 'Look for “Tied waist”. It marks the narrowest line.',
        },
      ],
      fit: [
        {
          part: 'hem',
          sentence: 'At 39 in from the shoulder, beside the neck, it ends at the middle of your knee.',
        },
      ],
      evidence: [{ attribute: 'type', value: 'wrap-dress', words: 'wrap dress', start: 6, end: 16 }],
      unread: [],
      language: 'en',
      alike: {
        searchWords: ['wrap dress', 'knee length'],
        searches: [
          { name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress%20knee%20length' },
        ],
      },
      quota: QUOTA,
    }),
    errors: {
      400: ['NOT_A_GARMENT', 'TEXT_TOO_LONG'],
      403: ['MEASUREMENTS_REQUIRED', 'QUOTA_USED'],
    },
  },
  material: {
    summary: 'What a browser answers checks from while it has no network',
    description: 'Changes with the catalog alone. About 150 KB as it is sent.',
    ...answers(CheckMaterialResponse, {
      version: '6a4f0c',
      lexicon: {} as CheckMaterialResponse['lexicon'],
      catalog: {} as CheckMaterialResponse['catalog'],
    }),
  },
  language: {
    summary: 'What a browser reads another language from, while it has no network',
    description: 'About 8 KB as it is sent.',
    parameters: { language: { description: 'The language of the words.', example: 'de' } },
    ...answers(CheckLanguageResponse, { words: {} as CheckLanguageResponse['words'] }),
  },
  quota: {
    summary: 'How many new checks the caller has left this week',
    ...answers(QuotaState, QUOTA),
  },
} satisfies Operations;
