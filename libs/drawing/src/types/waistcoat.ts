import { createCoat } from '../garment/outerwear/coat';

export const cut = createCoat({
  neckline: 'v-neck',
  sleeveLength: 'sleeveless',
  length: 'high-hip-top',
  fit: 'nipped-waist',
  buttons: 4,
});
