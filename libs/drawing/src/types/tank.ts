import { createTop } from '../garment/tops/top';

export const cut = createTop({ neckline: 'scoop', sleeves: 'wide-strap', sleeveLength: 'sleeveless' });
