import { createSkirt } from '../garment/bottoms/bottom';

export const cut = createSkirt('a-line', 'below-knee', { wrap: true });
