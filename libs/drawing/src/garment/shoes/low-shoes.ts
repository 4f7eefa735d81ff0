import type { Drawer, Piece } from '../piece';
import { courtUpper, insole, isCapped, peepFromSide, toeCap } from './court';
import type { Back } from './court';
import { lastOf, LASTS } from './last';
import type { Last, LastDefaults } from './last';
import {
  ankleLoop,
  crossStrap,
  fineStraps,
  planDetail,
  planCap,
  planLaces,
  planPeep,
  shoePlan,
  slingLoop,
} from './plan';
import { soleAndHeel } from './sole';
import { onSheet } from './views';
import { ankleStrap, instepLaces, instepStrap, slingStrap, thinStraps, vampDetail } from './straps';

/** A type of low shoe. */
interface LowShoe extends LastDefaults {
  back?: Back;
  /** Whether a buttoned strap over the instep belongs to it. */
  strapped?: boolean;
}

/** Pumps and their kin: from above, and below that from the side. */
const lowShoe =
  ({ back: usual = 'closed', strapped = false, ...defaults }: LowShoe): Drawer =>
  (piece) => {
    const last = lastOf(piece, defaults);
    const back: Back = piece.has('shoes', 'mule') ? 'open' : usual;
    return onSheet(fromAbove(piece, last, back, strapped) + fromTheSide(piece, last, back, strapped));
  };

function fromAbove(piece: Piece, last: Last, back: Back, strapped: boolean): string {
  const shoe = (value: string): boolean => piece.has('shoes', value);
  const over = [
    isCapped(piece) ? planCap(piece, last) : '',
    shoe('open-toe') ? planPeep(piece, last) : '',
    strapped ? crossStrap(piece, 182, 12) : '',
    shoe('lace-up') ? planLaces(piece) : '',
    shoe('thin-straps') ? fineStraps(piece) : '',
    back === 'sling' ? slingLoop(piece) : '',
    shoe('ankle-strap') ? ankleLoop(piece) : '',
    planDetail(piece, last),
  ];
  return shoePlan(piece, last, { back, over: over.join('') });
}

function fromTheSide(piece: Piece, last: Last, back: Back, strapped: boolean): string {
  const shoe = (value: string): boolean => piece.has('shoes', value);
  return [
    soleAndHeel(piece, last),
    back === 'closed' ? '' : insole(piece, last),
    courtUpper(piece, last, back),
    isCapped(piece) ? toeCap(piece, last) : '',
    shoe('open-toe') ? peepFromSide(piece, last) : '',
    strapped ? instepStrap(piece, last) : '',
    shoe('lace-up') ? instepLaces(piece, last) : '',
    shoe('thin-straps') ? thinStraps(piece, last) : '',
    back === 'sling' ? slingStrap(piece, last) : '',
    shoe('ankle-strap') ? ankleStrap(piece, last) : '',
    vampDetail(piece, last),
  ].join('');
}

export const pump = lowShoe(LASTS.pump);
export const balletFlat = lowShoe(LASTS['ballet-flat']);
export const mule = lowShoe({ ...LASTS.mule, back: 'open' });
export const slipper = lowShoe({ ...LASTS.slipper, back: 'open' });
export const slingback = lowShoe({ ...LASTS.slingback, back: 'sling' });
export const maryJane = lowShoe({ ...LASTS['mary-jane'], strapped: true });
export const wedge = lowShoe({ ...LASTS.wedge, back: 'sling' });
