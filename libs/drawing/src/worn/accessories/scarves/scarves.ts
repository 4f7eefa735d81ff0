import type { Body } from '../../../form/body';
import type { Piece } from '../../../garment/piece';
import type { ExtraDrawer, ExtraLayers } from '../../extra';
import { bulkyScarf } from './bulky-scarf';
import { longScarf } from './long-scarf';
import { neckerchief } from './neckerchief';
import { shawl } from './shawl';

export const TIES = ['long-scarf', 'bulky-scarf', 'shawl', 'neckerchief'] as const;
export type Tie = (typeof TIES)[number];

const DRAWERS: Readonly<Record<Tie, (piece: Piece, body: Body) => ExtraLayers>> = {
  'long-scarf': longScarf,
  'bulky-scarf': bulkyScarf,
  shawl,
  neckerchief,
};

/** A scarf as its attributes tie it; around the neck a head covering takes its place. */
const worn =
  (usual: Tie): ExtraDrawer =>
  (piece, { body, covered }) => {
    const tie = piece.first('accessories', TIES, usual);
    return covered && tie !== 'shawl' ? {} : DRAWERS[tie](piece, body);
  };

export const wornScarf = worn('long-scarf');
export const wornShawl = worn('shawl');
export const wornNeckerchief = worn('neckerchief');
