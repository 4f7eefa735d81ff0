import { createLegwear } from '../worn/hosiery';
import { createHosiery } from '../worn/laid';

export const { wear, lay } = createHosiery(createLegwear('ankle-socks'));
