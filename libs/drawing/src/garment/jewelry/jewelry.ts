import type { Drawers } from '../piece';
import { dropEarrings, hoopEarrings, studEarrings } from './earrings';
import { bangles, brooch, cuffBracelet, ring } from './hand-pieces';
import {
  bibNecklace,
  chokerNecklace,
  lariatNecklace,
  layeredNecklace,
  pearlStrand,
  pendantNecklace,
} from './necklaces';

/** The drawers of the category Jewelry. */
export const jewelryDrawers: Drawers = {
  'pendant-necklace': pendantNecklace,
  choker: chokerNecklace,
  'layered-necklace': layeredNecklace,
  'pearl-strand': pearlStrand,
  'bib-necklace': bibNecklace,
  lariat: lariatNecklace,
  'stud-earrings': studEarrings,
  'drop-earrings': dropEarrings,
  'hoop-earrings': hoopEarrings,
  'cuff-bracelet': cuffBracelet,
  bangles,
  brooch,
  ring,
};
