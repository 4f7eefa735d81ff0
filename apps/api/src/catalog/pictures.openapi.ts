import type { Operations } from '../platform/openapi/operation';

export const PICTURES_OPERATIONS = {
  read: {
    summary: 'A drawing of an item or of a guide',
    parameters: {
      kind: { description: '`items` or `guides`.', example: 'items' },
      file: {
        description: 'Name and hash of the drawing, from an `imageUrl`.',
        example: 'wrap-dress-in-jersey.0a1b2c3d4e5f6071.svg',
      },
    },
    answer: { picture: 'image/svg+xml' },
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
