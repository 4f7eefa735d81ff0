import { layBag } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';

export const wear = carryBag('tote-bag');
export const lay = layBag('tote-bag');
