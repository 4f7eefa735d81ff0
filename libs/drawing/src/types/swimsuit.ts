import { createDress } from '../garment/one-piece/dress';

export const cut = createDress({
  sleeves: 'wide-strap',
  sleeveLength: 'sleeveless',
  fit: 'second-skin',
  hem: 'briefs',
  length: 'widest-hip-top',
});
