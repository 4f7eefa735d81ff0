import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'open-shirt-collar',
  sleeves: 'buttoned-cuff',
  sleeveLength: 'wrist',
  cuff: 'cuff',
  front: 'placket',
  hem: 'shirt-tail',
  length: 'widest-hip-top',
  open: 7,
});
