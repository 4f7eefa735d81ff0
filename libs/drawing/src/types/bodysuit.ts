import { createTop } from '../garment/tops/top';

export const cut = createTop({
  neckline: 'scoop',
  sleeveLength: 'wrist',
  sleeves: 'close-fitting',
  fit: 'second-skin',
  hem: 'briefs',
  length: 'widest-hip-top',
});
