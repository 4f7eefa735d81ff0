import { BRA, createTop } from '../garment/tops/top';

export const cut = createTop(BRA);
