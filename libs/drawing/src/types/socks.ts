import { createLegwear } from '../worn/hosiery';
import { layLegwear } from '../worn/laid';

export const wear = createLegwear('ankle-socks');
export const lay = layLegwear(wear);
