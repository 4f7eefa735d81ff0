import type { Garment } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';
import { createUsualGarment } from '../../ui/garment/answers';
import { pieces as t } from './basics.messages.en';

const PIECES = [
  ['whiteTee', 't-shirt', '#fbfaf6'],
  ['blackTee', 't-shirt', '#1c1b1d'],
  ['whiteShirt', 'shirt', '#fbfaf6'],
  ['graySweater', 'sweater', '#8d8f92'],
  ['blueJeans', 'straight-jeans', '#3f5d88'],
  ['blackTrousers', 'straight-trousers', '#1c1b1d'],
  ['blazer', 'blazer', null],
  ['denimJacket', 'denim-jacket', null],
  ['trench', 'trench-coat', null],
  ['whiteSneakers', 'sneaker', '#fbfaf6'],
  ['ankleBoots', 'ankle-boot', null],
  ['pumps', 'pump', null],
] as const;

interface Basic {
  name: string;
  garment: Garment;
}

export const BASICS: readonly Basic[] = PIECES.map(([key, type, hex]) => {
  const garment = createUsualGarment(GARMENT_KINDS.find((kind) => kind.type === type)!);
  const name = t(key);
  return { name, garment: hex === null ? garment : { ...garment, colors: [{ name, hex }] } };
});
