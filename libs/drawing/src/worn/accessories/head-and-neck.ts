import type { ExtraDrawers } from '../extra';
import { drawBucketHat, drawCap } from './caps';
import { drawBeanie, drawBeret, drawWideBrimHat } from './hats';
import { drawBowTie, drawTie } from './ties';
import { wornNeckerchief, wornScarf, wornShawl } from './scarves/scarves';

export const headAndNeck: ExtraDrawers = {
  'wide-brim-hat': drawWideBrimHat,
  beret: drawBeret,
  beanie: drawBeanie,
  cap: drawCap,
  'bucket-hat': drawBucketHat,
  scarf: wornScarf,
  shawl: wornShawl,
  neckerchief: wornNeckerchief,
  tie: drawTie,
  'bow-tie': drawBowTie,
};
