import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'open-shirt-collar',
  front: 'half-placket',
  cuff: 'rib',
  open: 8,
  fit: 'straight-easy',
});
