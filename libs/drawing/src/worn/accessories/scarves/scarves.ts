import type { Body } from '../../../form/body';
import type { Piece } from '../../../garment/piece';
import type { ExtraDrawer, ExtraLayers } from '../../extra';
import { drawBulkyScarf } from './bulky-scarf';
import { drawLongScarf } from './long-scarf';
import { drawNeckerchief } from './neckerchief';
import { drawShawl } from './shawl';

export const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'] as const;
export type Tie = (typeof TIES)[number];

const DRAWERS: Readonly<Record<Tie, (piece: Piece, body: Body) => ExtraLayers>> = {
  'long-scarf': drawLongScarf,
  'bulky-scarf': drawBulkyScarf,
  shawl: drawShawl,
  neckerchief: drawNeckerchief,
};

/** A head covering takes a scarf's place at the neck. */
export const createScarf =
  (usual: Tie): ExtraDrawer =>
  (piece, { body, covered }) => {
    const tie = piece.first('accessories', TIES, usual);
    return covered && tie !== 'shawl' ? {} : { ...DRAWERS[tie](piece, body), followsHead: true };
  };
