import { createLegwear } from '../worn/hosiery';
import { layLegwear } from '../worn/laid';

export const wear = createLegwear('opaque-tights');
export const lay = layLegwear(wear);
