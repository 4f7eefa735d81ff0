import { createLegwear } from '../worn/hosiery';
import { createLegwearView } from '../worn/legwear-view';

export const wear = createLegwear('opaque-tights');
export const show = createLegwearView('opaque-tights');
