import { layBag } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';

export const wear = carryBag('shoulder-bag');
export const lay = layBag('shoulder-bag');
