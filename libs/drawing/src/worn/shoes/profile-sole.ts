import type { Mark } from '../../garment/cut/pen';
import { INK, mix, PAPER } from '../../garment/paint/colors';
import { HEEL_X, listMarks, THIN, type Bench } from './bench';
import { findSneakerSole } from './sneaker';
import { createPlainCloth, ROPE } from './sole';

export const drawFootbed = ({ lining, part }: Bench, to: number): Mark =>
  part(
    lining,
    `~${HEEL_X - 2}:${HEEL_X + 30}:9 / 104 7, 150 5 / ~170:${to - 40}:5 / ${to - 16} 7, ${to} 8 / ~${to}:${HEEL_X - 2}`,
  );

export function drawUnder({ last, shape, end, pen, piece, type, part }: Bench, isCupped = false): Mark[] {
  const { heel, seat, platform, chunky } = last;
  const { colors, twoColored, trim } = piece.paint;
  const low = seat - platform < 40;
  const start = low ? HEEL_X - 2 : 190;
  const rope = twoColored ? trim.base : ROPE;
  const heelShape = {
    flat: '',
    slim: `57 -2, _66 ${seat * 0.6}, _75 4 / _75 0 / _85 0 / _85 4, _84 ${seat * 0.6 - 8}, _95 ${seat * 0.82}, 128 -3 / ~128:58:-2`,
    block: '58 0, _65 0 / _116 0, _118 22, 134 -1 / ~128:58',
    low: '58 0 / _60 0 / _128 0 / 131 0 / ~131:58',
    wedge: `~59:${end - 4} / _${end - 9} 6, _${end - 34} 0 / _206 0, _166 9, _126 0 / _74 0`,
  }[heel];
  const stacked = heel === 'wedge' || heel === 'low';
  const heelColor =
    heel === 'wedge'
      ? rope
      : mix(colors.base, stacked ? '#2b1a12' : colors.dark ? '#000000' : INK, stacked ? 0.6 : 0.3);
  const rows = Array.from({ length: stacked ? Math.floor(seat / 14) : 0 }, (_, row) =>
    shape(heel === 'wedge' ? `~60:${end}:${-8 - row * 11}` : `_60 ${7 + row * 14}, _${end} ${7 + row * 14}`),
  );
  const slab =
    heel === 'low'
      ? `~122:${end - 2} / ~${end - 6}:122:${-THIN - platform}`
      : `~${start}:${end - 2} / _${end - 10} 7, _${end - 30} 0 / _${start + (low ? 5 : 34)} 0`;
  const isRope = type === 'espadrille';
  const tread = isRope
    ? rope
    : chunky
      ? twoColored
        ? trim.base
        : mix(colors.base, INK, 0.72)
      : colors.shade;
  const treads = Array.from({ length: chunky ? Math.floor((end - 60 - start) / 20) : 0 }, (_, index) => {
    const x = start + 30 + index * 20;
    return shape(`_${x} 0 / _${x} 9 / _${x + 10} 9 / _${x + 10} 0`);
  });
  return listMarks(
    pen.fill(INK, 0.09, shape(`_50 3, _190 9, _${end + 12} 3, _190 -8, _50 3`)),
    heel !== 'flat' &&
      pen.panel(shape(heelShape), {
        cloth: createPlainCloth(heelColor),
        inside: [pen.stroke(mix(rope, INK, 0.5), 1.6, ...rows)],
      }),
    platform > 0 &&
      heel !== 'wedge' &&
      !isCupped &&
      pen.panel(shape(slab), {
        cloth: createPlainCloth(tread),
        inside: isRope
          ? [pen.stroke(mix(rope, INK, 0.5), 1.4, ...[6, 11].map((up) => shape(`_50 ${up}, _${end} ${up}`)))]
          : [pen.fill('#000000', 0.5, ...treads)],
      }),
    !isRope &&
      !isCupped &&
      part(mix(colors.base, INK, 0.78), `~${HEEL_X}:${end + 1} / ~${end - 2}:${HEEL_X + 1}:-5`),
  );
}

export function drawCupsole({ shape, end, pen, last, piece, type }: Bench): Mark {
  const sole = shape(
    `~54:${end + 2}:6 / _${end + 4} 15, _${end - 3} 7, _${end - 30} 1, _${end - 60} 0 / _66 0, _52 3, _50 12, 54 6`,
  );
  const notches = Array.from({ length: last.chunky || type === 'running-shoe' ? 12 : 0 }, (_, index) => {
    const x = 262 - index * 16;
    return shape(`_${x} -1 / _${x + 4} 6 / _${x + 8} -1`);
  });
  const stripe = piece.paint.twoColored ? piece.paint.trim.base : mix(PAPER, INK, 0.4);
  return pen.panel(sole, {
    cloth: createPlainCloth(findSneakerSole(piece)),
    inside: [
      pen.stroke(stripe, 1.8, shape(`~55:${end + 2}`)),
      pen.fill(INK, 0.24, shape(`_40 9 / _262 7, ${end - 40} -7, ${end} -8 / _${end} -2 / _40 -2`)),
      pen.fill(INK, 0.6, ...notches),
    ],
  });
}
