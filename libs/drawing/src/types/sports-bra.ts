import { BRA, createTop } from '../garment/tops/top';

export const cut = createTop({ ...BRA, neckline: 'scoop', sleeves: 'wide-strap', hem: 'elastic', wings: 5 });
