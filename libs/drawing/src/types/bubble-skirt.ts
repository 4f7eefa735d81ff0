import { createSkirt } from '../garment/bottoms/bottom';

export const cut = createSkirt('bubble', 'above-knee');
