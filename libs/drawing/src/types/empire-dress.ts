import { LEVEL } from '../garment/cut/body';
import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'v-neck',
  lower: { kind: 'a-line', seam: LEVEL.underbust },
  length: 'below-knee',
});
