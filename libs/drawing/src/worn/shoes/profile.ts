import { placeAlong } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK, mix, PAPER } from '../../garment/paint/colors';
import { drawPart } from '../part';
import { HEEL_X, TOES, traceRuns } from './bench';
import type { Bench } from './bench';
import type { Vamp } from './last';
import { createPlainCloth, ROPE, RUBBER } from './sole';
import { drawBand } from './straps';
import { findCapColor, findLaceColor, findVampDetail, isCapped, METAL } from './trimmings';
import type { Back } from './upper';

export type Build = 'court' | 'leather' | 'sneaker';

/** Where the topline meets the vamp. */
const THROATS: Readonly<Record<Build, Readonly<Record<Vamp, readonly [x: number, up: number]>>>> = {
  court: { low: [276, 42], middle: [244, 52], v: [232, 60], high: [196, 76] },
  leather: { low: [214, 66], middle: [186, 82], v: [200, 80], high: [170, 102] },
  sneaker: { low: [178, 74], middle: [164, 92], v: [180, 82], high: [150, 126] },
};

const COLLARS: Readonly<Record<Vamp, number>> = { low: 54, middle: 68, v: 62, high: 114 };

interface Topline {
  near: Point[];
  far: Point[];
  throat: readonly [x: number, up: number];
  /** Where the upper begins on the sole. */
  from: number;
}

function traceTopline({ at, spots, last: { vamp } }: Bench, build: Build, back: Back): Topline {
  const [tx, ty] = THROATS[build][vamp];
  const high = COLLARS[vamp];
  const throat = [back === 'closed' ? tx : Math.max(tx, 184), ty] as const;
  const end = at(...throat);
  const side = Math.min(205, tx - 24);
  const [near, far] =
    back === 'closed'
      ? {
          court: [`61 58, 100 44, 150 34, ${side} 37`, `61 58, 106 55, 160 48, ${tx - 20} 52`],
          leather: [`61 66, 98 56, 130 56, ${tx - 20} 72`, `61 66, 110 68, 146 70, ${tx - 6} ${ty - 3}`],
          sneaker: [
            `63 ${high}, 90 ${high - 12}, 118 ${high - 15}, ${tx - 15} ${ty - 15}`,
            `63 ${high}, 96 ${high}, ${tx - 20} ${ty - 2}`,
          ],
        }[build]
      : build === 'court'
        ? [`150 3, 166 27, ${Math.min(206, tx - 20)} 38`, `164 3, 180 38, ${tx - 12} 52`]
        : ['138 3, 142 36, 158 58', '146 3, 158 50, 170 66'];
  const from = { closed: HEEL_X - 2, sling: 150, open: 148 }[back];
  return { near: [...spots(near!), end], far: [...spots(far!), end], throat, from };
}

/** From the instep over the toe down to the sole. */
export function traceVamp(bench: Bench, start: readonly Point[], flatter = 1): Point[][] {
  const { last, spots } = bench;
  const { crest, tip } = TOES[last.toe];
  const beyond = spots(crest.replace(/ (\d+)(?=,|$)/g, (_, up: string) => ` ${Number(up) * flatter}`)).filter(
    ({ x }) => x > start.at(-1)!.x + 0.4,
  );
  return last.toe === 'square'
    ? [
        [...start, ...beyond],
        [beyond.at(-1)!, ...spots(tip)],
      ]
    : [[...start, ...beyond, ...spots(tip)]];
}

export function drawLowProfile(bench: Bench, build: Build, back: Back, strapped: boolean): Mark[] {
  const { at, spots, along, pen, end, has, lining, piece } = bench;
  const { near, far, throat, from } = traceTopline(bench, build, back);
  const over = { court: [], leather: spots('244 62'), sneaker: spots('248 54') }[build];
  const flatter = build === 'sneaker' ? 1.08 : 1;
  const vamp = traceVamp(bench, [at(...throat), ...over], flatter);
  const heel = spots(`${HEEL_X - 2} 0, ${HEEL_X - 8} 28, ${HEEL_X + 1} 56`).slice(0, 2);
  const upper = traceRuns(
    near,
    ...vamp,
    along(end - 1, from),
    ...(back === 'closed' ? [[...heel, near[0]!]] : []),
  );
  const laced =
    build === 'sneaker' ? !has('slip-on') || has('lace-up') : has('lace-up') || bench.type === 'oxford';
  return [
    ...drawUnder(bench),
    drawPart(mix(lining, INK, 0.12), traceRuns(far, [...near].reverse())),
    ...(back === 'closed' ? [] : [drawFootbed(bench, 190)]),
    ...(laced && build !== 'court' ? [drawTongue(bench, throat)] : []),
    pen.panel(upper, {
      inside: [
        ...(back === 'closed' && build !== 'sneaker'
          ? [pen.seam(traceRuns(spots('104 46, 114 24, 126 1')))]
          : []),
        ...drawBuild(bench, build, throat),
        drawGleam(bench),
      ],
    }),
    ...drawToe(bench, build, flatter),
    ...(has('open-toe') ? [drawPeep(bench)] : []),
    ...(build === 'sneaker' ? drawCupsole(bench) : []),
    ...(laced ? drawLaceRow(bench, listEyelets(bench, build, throat)) : []),
    ...(strapped ? drawInstep(bench) : []),
    ...(has('thin-straps') ? drawFine(bench, build === 'court' ? [204, 232, 260] : [222, 250]) : []),
    ...(back === 'sling' ? drawSling(bench) : []),
    ...(has('ankle-strap') ? drawAnkle(bench, build === 'sneaker' ? 128 : 98) : []),
    ...drawDetail(
      bench,
      at(throat[0] + (build === 'court' ? 6 : 40), throat[1] - (build === 'court' ? 2 : 22)),
    ),
    ...(piece.has('fit', 'roomy-shoe') ? [pen.seam(traceRuns(along(214, 292, 12)))] : []),
  ];
}

/** What a leather shoe or a sneaker has sewn on. */
function drawBuild(bench: Bench, build: Build, [tx, ty]: readonly [number, number]): Mark[] {
  const { pen, spots, type, has, piece, end } = bench;
  const { colors } = piece.paint;
  const tone = mix(colors.base, colors.dark ? '#ffffff' : INK, 0.14);
  if (build === 'court') return [];
  if (build === 'sneaker') {
    const tab = traceRuns(spots('50 0, 50 84, 82 78, 84 40, 108 0'));
    if (has('slip-on') && !has('lace-up'))
      return [
        drawPart(
          tone,
          tab,
          traceRuns(
            spots(`${tx - 34} ${ty - 26}, ${tx - 4} ${ty - 4}`),
            spots(`${tx + 8} ${ty * 0.5}, ${tx - 6} ${ty * 0.3}, ${tx - 34} ${ty - 26}`),
          ),
        ),
      ];
    return [
      drawPart(tone, tab),
      drawPart(
        mix(colors.base, colors.dark ? '#ffffff' : INK, 0.06),
        traceRuns(
          spots(`${tx - 2} ${ty + 6}, 196 46, 236 32`),
          spots('236 32, 262 44, 258 60'),
          spots('258 60, 212 82'),
        ),
      ),
      pen.seam(traceRuns(spots('120 2, 142 34, 190 46'))),
    ];
  }
  if (type === 'oxford')
    return [
      drawPart(
        tone,
        traceRuns(
          spots('146 0, 166 36, 192 50, 232 40, 258 52'),
          spots('258 70, 186 104, 128 80'),
          spots('146 0'),
        ),
      ),
    ];
  return [
    pen.edge(traceRuns(spots(`204 36, 250 37, ${end - 44} 31, ${end - 26} 19`))),
    drawPart(tone, traceRuns(spots('206 0, 204 44, 210 90'), spots('248 84, 240 40, 244 0'))),
    pen.fill(INK, 0.75, traceRuns(spots('217 54, 224 59, 234 51'), spots('226 48, 217 54'))),
  ];
}

const drawTongue = ({ spots, pen }: Bench, [x, y]: readonly [number, number]): Mark =>
  pen.panel(
    traceRuns(
      spots(`${x - 22} ${y - 16}, ${x - 14} ${y + 18}, ${x + 8} ${y + 15}`),
      spots(`${x + 48} ${y - 26}, ${x + 20} ${y - 34}`),
    ),
    { upon: true, cloth: createPlainCloth(pen.main.colors.shade) },
  );

function listEyelets({ at, has }: Bench, build: Build, [x, y]: readonly [number, number]): Point[] {
  const count = has('lace-up') ? 5 : 4;
  const [fromX, fromY] =
    build === 'court' ? [Math.min(x, 200) - 16, 74] : build === 'leather' ? [x + 14, y - 4] : [x + 6, y - 3];
  return Array.from({ length: count }, (_, row) => {
    const share = row / (count - 1);
    return at(fromX + (248 - fromX) * share, fromY + (56 - fromY) * share);
  });
}

/** Inches, from the ankle down to the toe. */
export function drawLaceRow({ pen, piece }: Bench, rows: readonly Point[]): Mark[] {
  const color = findLaceColor(piece);
  const move = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const top = rows[0]!;
  const loop = (side: 1 | -1): Curve =>
    traceRuns([
      top,
      move(top, side * 0.5, -0.5),
      move(top, side * 0.95, -0.1),
      move(top, side * 0.5, 0.14),
      top,
    ]);
  return [
    ...rows.map((spot) =>
      drawBand(pen, traceRuns([move(spot, -0.48, 0.34), move(spot, 0.3, -0.14)]), 0.19, color),
    ),
    ...[loop(-1), loop(1)].map((curve) => drawBand(pen, curve, 0.12, color)),
  ];
}

function drawGleam({ pen, at, end }: Bench): Mark {
  const spots = [at(end - 88, 32), at(end - 52, 23), at(end - 24, 11)];
  return pen.fill(pen.main.colors.light, 0.6, traceRuns(spots, [spots[2]!, at(end - 54, 16), spots[0]!]));
}

/** A sneaker's cap is of rubber. */
export function drawToe(bench: Bench, build: Build | 'boot', flatter = 1): Mark[] {
  const { last, at, along, end, piece, pen, type } = bench;
  const up = { pointed: 26, almond: 34, round: 40, square: 40 }[last.toe] * flatter;
  const x = end - 50;
  const seam = [at(x - 7, 0), at(x - 10, up * 0.55), at(x, up)];
  const capped = isCapped(piece);
  if (!capped && build !== 'sneaker') return type === 'oxford' ? [pen.seam(traceRuns(seam))] : [];
  const cap = traceRuns(...traceVamp(bench, [seam[2]!], flatter), along(end - 1, x - 7), seam);
  return [pen.panel(cap, { upon: true, cloth: createPlainCloth(capped ? findCapColor(piece) : RUBBER) })];
}

const drawPeep = ({ at, end, lining }: Bench): Mark =>
  drawPart(
    lining,
    traceRuns(
      [at(end - 20, 20), at(end - 32, 9), at(end - 26, 1)],
      [at(end + 2, 1), at(end - 2, 12), at(end - 20, 20)],
    ),
  );

export const drawFootbed = ({ along, lining }: Bench, to: number): Mark =>
  drawPart(lining, traceRuns(along(HEEL_X - 1, to, 5), along(to, HEEL_X - 1)));

/** Sole and heel; draw before the upper. */
export function drawUnder(bench: Bench): Mark[] {
  const { last, at, on, along, end, pen, piece } = bench;
  const { heel, seat, platform, chunky } = last;
  const { paint } = piece;
  const dark = mix(paint.colors.base, paint.colors.dark ? '#000000' : INK, 0.3);
  const low = seat - platform < 40;
  const start = low ? HEEL_X - 2 : 190;
  const heels = {
    flat: [],
    slim: [
      [at(57, -2), on(66, seat * 0.6), on(75, 4)],
      [on(75, 0)],
      [on(85, 0)],
      [on(85, 4), on(84, seat * 0.6 - 8), on(95, seat * 0.82), at(128, -3)],
    ],
    block: [
      [at(58, 0), on(65, 0)],
      [on(116, 0), on(118, 22), at(134, -1)],
    ],
    low: [
      [at(59, 0), on(61, 0)],
      [on(122, 0), at(132, -1)],
    ],
    wedge: [along(HEEL_X - 1, end - 4), [on(end - 16, 0)], [on(HEEL_X + 8, 0)]],
  }[heel];
  const slab = traceRuns(
    along(start, end - 2),
    [on(end - 10, 7), on(end - 30, 0)],
    [on(start + (low ? 5 : 34), 0)],
  );
  const rope = paint.twoColored ? paint.trim.base : ROPE;
  const treads = Array.from({ length: Math.floor((end - 60 - start) / 20) }, (_, index) => {
    const x = start + 30 + index * 20;
    return traceRuns([on(x, 0)], [on(x, 9)], [on(x + 10, 9)], [on(x + 10, 0)]);
  });
  const rows = Array.from({ length: heel === 'wedge' ? Math.floor(seat / 14) : 0 }, (_, index) =>
    traceRuns([on(HEEL_X, 7 + index * 14), on(end, 7 + index * 14)]),
  );
  return [
    pen.fill(INK, 0.09, traceRuns([on(50, 3), on(190, 9), on(end + 12, 3), on(190, -8), on(50, 3)])),
    ...(heels.length > 0
      ? [
          pen.panel(traceRuns(...heels, ...(heel === 'wedge' ? [] : [along(128, HEEL_X - 2)])), {
            cloth: createPlainCloth(
              heel === 'wedge' ? rope : heel === 'low' ? mix(paint.colors.base, '#2b1a12', 0.6) : dark,
            ),
            inside: [pen.stroke(mix(rope, INK, 0.5), 1.6, ...rows)],
          }),
        ]
      : []),
    ...(platform > 0 && heel !== 'wedge' && bench.type !== 'sneaker'
      ? [
          pen.panel(slab, {
            cloth: createPlainCloth(
              chunky
                ? paint.twoColored
                  ? paint.trim.base
                  : mix(paint.colors.base, INK, 0.72)
                : paint.colors.shade,
            ),
            inside: chunky ? [pen.fill('#000000', 0.5, ...treads)] : [],
          }),
        ]
      : []),
    drawPart(
      mix(paint.colors.base, INK, 0.78),
      traceRuns(along(HEEL_X, end - 2), along(end - 3, HEEL_X + 1, -5)),
    ),
  ];
}

function drawCupsole({ along, on, end, pen, last, piece }: Bench): Mark[] {
  const sole = traceRuns(
    along(HEEL_X - 5, end + 3, 8),
    [on(end - 2, 10), on(end - 14, 2), on(end - 40, 0)],
    [on(HEEL_X + 14, 0), on(HEEL_X - 3, 5), on(HEEL_X - 6, 20)],
  );
  const treads = Array.from({ length: last.chunky ? 13 : 0 }, (_, index) =>
    traceRuns([on(72 + index * 18, 1), on(78 + index * 18, 11)]),
  );
  const stripe = piece.paint.twoColored ? piece.paint.trim.base : mix(PAPER, INK, 0.4);
  return [
    pen.panel(sole, {
      cloth: createPlainCloth(RUBBER),
      inside: [
        pen.stroke(stripe, 1.8, traceRuns(along(HEEL_X - 5, end + 2, 0))),
        pen.stroke(INK, 2, ...treads),
      ],
    }),
  ];
}

function drawInstep({ spots, pen, at }: Bench): Mark[] {
  const { base, shade } = pen.main.colors;
  return [
    drawBand(pen, traceRuns(spots('192 70, 204 66, 218 46')), 0.36, shade),
    drawBand(pen, traceRuns(spots('152 30, 164 54, 192 70')), 0.4, base),
    pen.button(at(156, 36), 0.34),
  ];
}

export const drawFine = ({ pen, at }: Bench, places: readonly number[]): Mark[] =>
  places.flatMap((x) => {
    const top = 34 + (300 - x) * 0.34;
    return [
      drawBand(
        pen,
        traceRuns([at(x + 22, 3), at(x + 18, top * 0.6), at(x + 8, top)]),
        0.14,
        pen.main.colors.shade,
      ),
      drawBand(pen, traceRuns([at(x - 12, 3), at(x - 10, top * 0.6), at(x + 8, top)]), 0.17),
    ];
  });

export function drawSling({ pen, spots, at }: Bench): Mark[] {
  return [
    drawBand(pen, traceRuns(spots('54 58, 84 66, 140 46, 192 38')), 0.16, pen.main.colors.shade),
    drawBand(pen, traceRuns(spots('54 58, 74 46, 130 38, 178 26')), 0.22),
    pen.button(at(146, 36), 0.3),
  ];
}

export function drawAnkle({ pen, raised, at, spots, last }: Bench, up = 98): Mark[] {
  const { base, shade } = pen.main.colors;
  const front = traceRuns(raised(`52 ${up}, 62 ${up - 13}, 128 ${up - 10}, 142 ${up + 6}`));
  const stay = traceRuns([...spots(`${HEEL_X - 1} 44`), ...raised(`53 ${Math.min(72, up - 20)}, 53 ${up}`)]);
  return [
    drawBand(pen, traceRuns(raised(`52 ${up}, 56 ${up + 12}, 132 ${up + 17}, 142 ${up + 6}`)), 0.18, shade),
    drawBand(pen, stay, 0.22, base),
    drawBand(pen, front, 0.26, base),
    pen.button(placeAlong(front, 0.6), 0.3),
    ...(last.heel === 'flat' ? [] : [pen.seam(traceRuns([at(HEEL_X, 2), at(HEEL_X, 8)]))]),
  ];
}

/** At `spot` on the vamp; buckles of sandals lie on their bands. */
export function drawDetail({ pen, piece, spots }: Bench, spot: Point, bands: readonly Point[] = []): Mark[] {
  const detail = findVampDetail(piece);
  const metal = { upon: true, cloth: createPlainCloth(METAL) };
  const box = ({ x, y }: Point, wide: number, high: number): Curve =>
    traceRuns(
      [{ x: x - wide, y: y - high }],
      [{ x: x + wide, y: y - high }],
      [{ x: x + wide, y: y + high }],
      [{ x: x - wide, y: y + high }],
    );
  if (!detail || detail === 'band') return [];
  if (detail === 'coin') return [pen.panel(box(spots('225 53')[0]!, 0.2, 0.12), metal)];
  if (detail === 'buckle')
    return bands.length > 0
      ? bands.map((each) => pen.panel(box(each, 0.28, 0.28), metal))
      : [
          drawBand(pen, traceRuns(spots('212 80, 188 46, 158 2')), 0.4),
          pen.panel(box(spots('190 50')[0]!, 0.3, 0.3), metal),
        ];
  const cloth = {
    upon: true,
    cloth: createPlainCloth(piece.paint.twoColored ? piece.paint.trim.base : piece.paint.colors.shade),
  };
  const hang = (dx: number, dy: number): Point => ({ x: spot.x + dx, y: spot.y + dy });
  const loops =
    detail === 'bow'
      ? [-1, 1].map((side) =>
          traceRuns([
            hang(0, 0),
            hang(side * 0.5, -0.56),
            hang(side * 0.95, -0.3),
            hang(side * 0.85, 0.24),
            hang(0, 0),
          ]),
        )
      : [-1, 1].map((side) =>
          traceRuns([hang(0, 0)], [hang(side * 0.4 - 0.14, 0.74)], [hang(side * 0.4 + 0.2, 0.74)]),
        );
  return [...loops, box(spot, 0.17, 0.2)].map((shape) => pen.panel(shape, cloth));
}
