import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  neckline: 'crew',
  fit: 'straight-easy',
  length: 'above-knee',
  line: 'straight',
});
