import { linkCurves } from '../../garment/cut/path';
import type { ShoeType, Vamp } from './last';
import { computeLightness, INK, mix } from '../../garment/paint/colors';
import type { ExtraDrawer } from '../extra';
import { findLining, drawPart } from '../part';
import { onBoth, createShodFoot, traceToeLine } from './shod';
import { drawSoles } from './sole';
import { isPeepToe } from './toes';
import { drawLacing, listLaceRows, drawTrimmings } from './trimmings';
import { drawGleam, drawUpper, type Opening } from './upper';
import { readPairs } from '../../figure/pairs';

const DARK = 0.3;

const THROAT: Readonly<Record<Vamp, number>> = { low: 0.52, middle: 0.36, v: 0.46, high: 0.24 };

export const createLowLeather =
  (type: ShoeType): ExtraDrawer =>
  (piece, wearer) => {
    const pair = createShodFoot(type, piece, wearer);
    const laced = type === 'oxford';
    const { pen, line, last } = pair;
    const { colors } = piece.paint;
    const low = THROAT[last.vamp] + (laced ? 0 : 0.06);
    const open = piece.has('shoes', 'mule');
    const peep = isPeepToe(type, piece);
    const side = open ? low - 0.06 : Math.min(low - 0.08, 0.2);
    const opening: Opening = {
      back: open ? 'open' : 'closed',
      outer: [open ? 1.1 : 0.94, side],
      inner: [open ? -1.04 : -0.93, side + 0.02],
      low,
      pointed: last.vamp === 'v',
      peep,
    };
    const apron = line(...readPairs('-0.8,0.58 -0.78,0.68 -0.5,0.83 0,0.865 0.52,0.83 0.8,0.67 0.82,0.57'));
    const saddle = linkCurves(
      line([-1.1, 0.55], [0.06, 0.5], [1.2, 0.54]),
      line([1.22, 0.66], [0.06, 0.61], [-1.12, 0.67]),
    );
    const cap = line([-1.04, 0.78], [-0.5, 0.835], [0.04, 0.85], [0.6, 0.83], [1.14, 0.77]);
    const facing = linkCurves(
      line([-0.74, low - 0.04], [-0.62, 0.5], [-0.36, 0.66], [0.04, 0.69]),
      line([0.04, 0.69], [0.46, 0.66], [0.7, 0.5], [0.82, low - 0.06]),
    );
    const slit = linkCurves(
      line([-0.3, 0.56], [0.06, 0.535], [0.42, 0.555]),
      line([0.42, 0.555], [0.06, 0.575], [-0.3, 0.56]),
    );
    return {
      behind: [
        ...drawSoles(pair),
        ...(peep ? onBoth((turn) => [drawPart(findLining(piece), turn(traceToeLine(pair)))]) : []),
      ],
      onBody: [
        ...onBoth((turn) =>
          drawUpper(pair, opening, turn, [
            ...(laced
              ? [pen.seam(turn(cap))]
              : [pen.fill(colors.light, 0.36, turn(apron)), pen.stroke(colors.ink, 2, turn(apron))]),
            drawGleam(pair, turn),
            drawPart(
              mix(
                colors.base,
                computeLightness(colors.base) < DARK ? colors.light : INK,
                laced ? 0.14 : 0.42,
              ),
              turn(laced ? facing : saddle),
            ),
            ...(laced
              ? [pen.seam(turn(facing))]
              : [pen.stroke(colors.ink, 1.5, turn(saddle)), pen.fill(colors.ink, 1, turn(slit))]),
          ]),
        ),
        ...(laced && !piece.has('shoes', 'lace-up')
          ? onBoth((turn) => drawLacing(pair, listLaceRows(low), turn))
          : []),
        ...drawTrimmings(pair, low),
      ],
    };
  };
