import type { ExtraDrawer } from '../extra';
import { close } from '../part';
import { pairSmall } from './shod';

/** Low shoes lie too close on the foot to throw a shadow on it. */
export const createLowShoe =
  (draw: ExtraDrawer): ExtraDrawer =>
  (piece, wearer) => {
    const { behind = [], onBody = [] } = draw(piece, wearer);
    return {
      behind: pairSmall(behind, piece, wearer, 's'),
      onBody: close(pairSmall(onBody, piece, wearer, 'u')),
    };
  };
