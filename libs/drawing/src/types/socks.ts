import { createLegwear } from '../worn/hosiery';
import { createLegwearView } from '../worn/legwear-view';

export const wear = createLegwear('ankle-socks');
export const show = createLegwearView('ankle-socks');
