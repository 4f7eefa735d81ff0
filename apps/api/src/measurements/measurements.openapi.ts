import { answers, type Operations } from '../platform/openapi/operation';
import { EXAMPLE_USER } from '../users/users.openapi';
import { UserResponse } from '../users/users.dto';

const GIRTHS = { shoulders: 40, chest: 36, waist: 28, hips: 40 };
const HEIGHTS = { headToChest: 17.5, chestToCrotch: 16.5, crotchToKnee: 15, kneeToFloor: 17 };

export const MEASUREMENTS_OPERATIONS = {
  save: {
    summary: 'Stores the eight measurements, and the underbust where it is given, in inches',
    description:
      'The total height and the body type are computed here; what the client says of them is read past.',
    body: { example: { ...GIRTHS, ...HEIGHTS } },
    ...answers(UserResponse, { user: EXAMPLE_USER }),
  },
  saveOnboarding: {
    summary: 'Stores both measuring steps and the self analysis at once',
    body: {
      example: {
        verticalMeasurements: HEIGHTS,
        horizontalMeasurements: GIRTHS,
        bodyConcerns: ['shoulders:sloped'],
      },
    },
    ...answers(UserResponse, { user: EXAMPLE_USER }),
    errors: { 400: ['OPPOSITE_CONCERNS'] },
  },
} satisfies Operations;
