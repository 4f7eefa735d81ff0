import { createSkirt } from '../garment/bottoms/bottom';

export const cut = createSkirt('a-line', 'mini', { shorts: true });
