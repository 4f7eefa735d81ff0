import { cutBriefLayers } from '../garment/bottoms/briefs';
import type { Cutter } from '../garment/clothes/layers';
import { BRA, createTop } from '../garment/tops/top';

export const UNDERWEAR: Readonly<Record<string, Cutter>> = {
  bra: createTop(BRA),
  bralette: createTop({ ...BRA, neckline: 'v-neck' }),
  'sports-bra': createTop({ ...BRA, neckline: 'scoop', sleeves: 'wide-strap', hem: 'elastic', wings: 5 }),
  'bikini-bottom': cutBriefLayers,
};
