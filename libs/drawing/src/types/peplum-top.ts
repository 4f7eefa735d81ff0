import { createTop } from '../garment/tops/top';

export const cut = createTop({ neckline: 'scoop', fit: 'nipped-waist', lower: { kind: 'peplum', seam: 41 } });
