import type { ExtraDrawers } from '../extra';
import { drawBucketHat, drawCap } from './caps';
import { drawBeanie, drawBeret, drawWideBrimHat } from './hats';
import { wornNeckerchief, wornScarf, wornShawl } from './scarves/scarves';

/** Hats and scarves on their wearer, by type. */
export const headAndNeck: ExtraDrawers = {
  'wide-brim-hat': drawWideBrimHat,
  beret: drawBeret,
  beanie: drawBeanie,
  cap: drawCap,
  'bucket-hat': drawBucketHat,
  scarf: wornScarf,
  shawl: wornShawl,
  neckerchief: wornNeckerchief,
};
