import type { ExtraDrawers } from '../extra';
import { drawBangles, drawCuffBracelet, drawRing } from './on-the-arm';
import { drawWatch } from './watch';
import { drawBrooch } from './brooch';
import { dropEarrings, hoopEarrings, studEarrings } from './earrings';
import {
  bibNecklace,
  chokerNecklace,
  lariatNecklace,
  layeredNecklace,
  pearlStrand,
  pendantNecklace,
} from './necklaces';

export const wornJewelry: ExtraDrawers = {
  'pendant-necklace': pendantNecklace,
  choker: chokerNecklace,
  'layered-necklace': layeredNecklace,
  'pearl-strand': pearlStrand,
  'bib-necklace': bibNecklace,
  lariat: lariatNecklace,
  'stud-earrings': studEarrings,
  'drop-earrings': dropEarrings,
  'hoop-earrings': hoopEarrings,
  'cuff-bracelet': drawCuffBracelet,
  bangles: drawBangles,
  brooch: drawBrooch,
  ring: drawRing,
  watch: drawWatch,
};
