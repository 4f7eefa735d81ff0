import { createSkirt } from '../garment/bottoms/bottom';

export const cut = createSkirt('tiered', 'mid-calf', { band: 'elastic' });
