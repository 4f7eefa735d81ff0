import { LASTS, type LastDefaults, type ShoeType, type Vamp } from './last';
import type { ExtraDrawer } from '../extra';
import { findLining, drawPart } from '../part';
import { onBoth, createShodFoot, traceToeLine } from './shod';
import { drawSoles, ROPE } from './sole';
import { drawAnkleSides, drawHeelSling, drawInstepStrap } from './straps';
import { isPeepToe } from './toes';
import { drawTrimmings } from './trimmings';
import { drawGleam, drawUpper, type Opening } from './upper';

const THROATS: Readonly<Record<Vamp, number>> = { low: 0.815, middle: 0.72, v: 0.8, high: 0.58 };
const HOLDING = 0.03;

const SIDES = {
  closed: { outer: [0.97, 0.26], inner: [-0.96, 0.29] },
  open: { outer: [1, 0.46], inner: [-1, 0.49] },
} as const satisfies Record<string, Pick<Opening, 'outer' | 'inner'>>;

export const createCourt =
  (type: ShoeType): ExtraDrawer =>
  (piece, wearer) => {
    const pair = createShodFoot(type, piece, wearer);
    const { back: usual = 'closed' }: LastDefaults = LASTS[type];
    const back = piece.has('shoes', 'mule') ? 'open' : usual;
    const ringed = piece.has('shoes', 'ankle-strap');
    const low = THROATS[pair.last.vamp] - (back === 'open' ? HOLDING : 0);
    const peep = isPeepToe(type, piece);
    const opening: Opening = {
      back,
      ...SIDES[back === 'closed' ? back : 'open'],
      low,
      pointed: pair.last.vamp === 'v',
      peep,
    };
    return {
      behind: [
        ...(ringed ? drawAnkleSides(pair, 0.3) : back === 'sling' ? drawHeelSling(pair, 0.48) : []),
        ...drawSoles(pair, type === 'espadrille' ? ROPE : undefined),
        ...(peep ? onBoth((turn) => [drawPart(findLining(piece), turn(traceToeLine(pair)))]) : []),
      ],
      onBody: [
        ...onBoth((turn) => drawUpper(pair, opening, turn, [drawGleam(pair, turn)])),
        ...(type === 'mary-jane' ? drawInstepStrap(pair) : []),
        ...drawTrimmings(pair, low),
      ],
    };
  };
