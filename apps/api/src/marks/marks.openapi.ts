import { answers, type Operations } from '../platform/openapi/operation';
import { UserResponse } from '../users/users.dto';
import { EXAMPLE_USER } from '../users/users.openapi';

const ID = 'silk-shirt';

export const MARKS_OPERATIONS = {
  set: {
    summary: 'Marks an item or a product as loved or hidden',
    description:
      'In the place of the mark before; null takes it away. What is hidden is in no list of looks, trends, outfits and products until it is no longer.',
    parameters: { id: { description: 'Id of the item or the product.', example: ID } },
    body: { example: { mark: 'love' } },
    ...answers(UserResponse, {
      user: { ...EXAMPLE_USER, preferences: { ...EXAMPLE_USER.preferences, loved: [ID] } },
    }),
    errors: { 404: ['NOT_FOUND'], 409: ['CONFLICT'] },
  },
} satisfies Operations;
