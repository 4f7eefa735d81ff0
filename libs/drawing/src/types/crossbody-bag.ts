import { layBag } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';

export const wear = carryBag('crossbody-bag');
export const lay = layBag('crossbody-bag');
