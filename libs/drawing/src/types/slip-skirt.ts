import { createSkirt } from '../garment/bottoms/bottom';

export const cut = createSkirt('straight', 'mid-calf', { band: 'elastic' });
