import { layBag } from '../worn/bag-shapes';
import { carryBag } from '../worn/bags';

export const wear = carryBag('backpack');
export const lay = layBag('backpack');
