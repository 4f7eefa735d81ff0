import type { ExtraDrawers } from '../extra';
import { bucketHat, cap } from './caps';
import { beanie, beret, wideBrimHat } from './hats';
import { wornNeckerchief, wornScarf, wornShawl } from './scarves/scarves';

/** Hats and scarves on their wearer, by type. */
export const headAndNeck: ExtraDrawers = {
  'wide-brim-hat': wideBrimHat,
  beret,
  beanie,
  cap,
  'bucket-hat': bucketHat,
  scarf: wornScarf,
  shawl: wornShawl,
  neckerchief: wornNeckerchief,
};
