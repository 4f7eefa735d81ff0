import { createTop } from '../garment/tops/top';

export const cut = createTop({ fit: 'straight-easy', length: 'high-hip-top' });
