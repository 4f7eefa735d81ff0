import { answers, type Operations } from '../platform/openapi/operation';
import { StartPreviewResponse } from './start.dto';

export const START_OPERATIONS = {
  preview: {
    summary: 'Says what eight measurements give, before there is an account',
    description: 'Stores nothing. Measurements are in inches.',
    limits: ['preview:client'],
    body: {
      example: {
        shoulders: 38,
        chest: 36,
        waist: 31,
        hips: 42.5,
        headToChest: 18.4,
        chestToCrotch: 16.6,
        crotchToKnee: 12.8,
        kneeToFloor: 17.2,
      },
    },
    ...answers(StartPreviewResponse, {
      bodyType: { horizontal: 'B', vertical: '2', combined: 'B2' },
      confidence: { code: 'B2', probability: 0.99, neighbors: [], flips: [], remeasure: null },
      things: ['Next to your shoulders, your hips are much wider than most we compare with.'],
      look: {
        _id: 'a-line-midi-skirt',
        imageUrl: '/api/pictures/items/a-line-midi-skirt.svg',
        imageName: 'A-line midi skirt',
        displayName: 'A-line midi skirt',
        garment: {
          category: 'Bottoms',
          type: 'a-line-skirt',
          attributes: { length: ['midi'] },
          colors: [{ name: 'Navy', hex: '#1f2a44' }],
        },
      },
      lookReason: 'It falls past the hips without marking them.',
    }),
    errors: { 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;
