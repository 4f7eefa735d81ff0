import type { ExtraDrawer } from '../worn/extra';
import { drawBrooch } from '../worn/jewelry/brooch';
import { dropEarrings, hoopEarrings, studEarrings } from '../worn/jewelry/earrings';
import {
  bibNecklace,
  chokerNecklace,
  lariatNecklace,
  layeredNecklace,
  pearlStrand,
  pendantNecklace,
} from '../worn/jewelry/necklaces';
import { BANGLES, drawBangles, drawCuffBracelet, drawRing } from '../worn/jewelry/on-the-arm';
import { drawWatch } from '../worn/jewelry/watch';
import { layJewel, layOnArm, layRing, type WornAndLaid } from '../worn/laid';

const createJewel = (wear: ExtraDrawer, filled?: 'small'): WornAndLaid => ({
  wear,
  lay: layJewel(wear, filled),
});
const createBand = (wear: ExtraDrawer, rings?: number): WornAndLaid => ({ wear, lay: layOnArm(wear, rings) });

export const JEWELRY: Readonly<Record<string, WornAndLaid>> = {
  'pendant-necklace': createJewel(pendantNecklace),
  choker: createBand(chokerNecklace),
  'layered-necklace': createJewel(layeredNecklace),
  'pearl-strand': createJewel(pearlStrand),
  'bib-necklace': createJewel(bibNecklace),
  lariat: createJewel(lariatNecklace),
  'stud-earrings': createJewel(studEarrings, 'small'),
  'drop-earrings': createJewel(dropEarrings),
  'hoop-earrings': createJewel(hoopEarrings),
  'cuff-bracelet': createBand(drawCuffBracelet),
  watch: createBand(drawWatch),
  bangles: createBand(drawBangles, BANGLES),
  brooch: createJewel(drawBrooch, 'small'),
  ring: { wear: drawRing, lay: layRing },
};
