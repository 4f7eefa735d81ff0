import { moveCurve, placeAlong } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import { HEEL_X, listMarks, TOES, type Bench } from './bench';
import type { Back, Build, Vamp } from './last';
import { findPanelColor, findSneakerStyle } from './sneaker';
import { RUBBER } from './sole';
import { drawPart } from '../part';
import { findCapColor, findLacedCut, isCapped } from './trimmings';
import { drawFootbed, drawUnder, drawCupsole } from './profile-sole';
import { drawLaceRow, drawInstep, drawFine, drawSling, drawAnkle, drawDetail } from './profile-trimmings';

const THROATS: Readonly<Record<Build, Readonly<Record<Vamp, readonly [x: number, up: number]>>>> = {
  court: { low: [276, 42], middle: [244, 52], v: [232, 60], high: [198, 68] },
  loafer: { low: [214, 51], middle: [194, 53], v: [202, 52], high: [188, 61] },
  oxford: { low: [214, 62], middle: [190, 74], v: [198, 72], high: [176, 86] },
  sneaker: { low: [182, 66], middle: [174, 76], v: [184, 72], high: [160, 94] },
};

const COLLARS: Readonly<Record<Vamp, number>> = { low: 50, middle: 57, v: 54, high: 72 };

function writeTopline(
  build: Build,
  back: Back,
  vamp: Vamp,
): Record<'near' | 'far' | 'throat', string> & { x: number; up: number } {
  const [own, up] = THROATS[build][vamp];
  const x = back === 'closed' ? own : Math.max(own, 184);
  const high = COLLARS[vamp];
  const CLOSED = {
    court: [
      `61 58, 100 44, 150 34, ${Math.min(205, x - 24)} ${Math.max(37, up - 24)}`,
      `61 58, 106 55, 160 48, ${x - 20} 52`,
    ],
    loafer: [`60 55, 96 44, 138 40, ${x - 24} ${up - 11}`, `60 55, 106 52, ${x - 24} ${up - 5}`],
    oxford: [`60 60, 98 49, 134 50, ${x - 18} ${up - 10}`, `60 60, 110 60, 150 64, ${x - 6} ${up - 2}`],
    sneaker: [
      `63 ${high}, 90 ${high - 12}, 118 ${high - 15}, ${x - 15} ${up - 15}`,
      `63 ${high}, 96 ${high}, ${x - 20} ${up - 2}`,
    ],
  } as const;
  const [near, far] =
    back === 'closed'
      ? CLOSED[build]
      : build === 'court'
        ? [`150 3, 166 27, ${Math.min(206, x - 20)} 38`, `164 3, 180 38, ${x - 12} 52`]
        : ['138 3, 142 36, 158 58', '146 3, 158 50, 170 66'];
  return { near, far, throat: `${x} ${up}`, x, up };
}

export function writeVamp({ last }: Bench, start: string, flatter = 1): string {
  const { crest, tip } = TOES[last.toe];
  const ahead = Number(start.split(', ').at(-1)!.split(' ')[0]);
  const beyond = crest
    .split(', ')
    .map((spot) => spot.split(' ').map(Number) as [number, number])
    .filter(([x]) => x > ahead + 12)
    .map(([x, up]) => `${x} ${up * flatter}`);
  return [start, ...beyond, tip].join(', ');
}

export const isLaced = ({ has, type }: Bench, build: Build): boolean =>
  build === 'sneaker' ? !has('slip-on') || has('lace-up') : has('lace-up') || type === 'oxford';

export function drawLowProfile(bench: Bench, build: Build, back: Back, strapped: boolean): Mark[] {
  const { shape, pen, end, has, lining, piece, last, part } = bench;
  const { near, far, throat, x, up } = writeTopline(build, back, last.vamp);
  const over = { court: '', loafer: ', 230 51, 252 46', oxford: ', 246 54', sneaker: ', 250 52' }[build];
  const flatter = build === 'sneaker' ? 1.08 : 1;
  const from = { closed: HEEL_X - 2, sling: 150, open: 148 }[back];
  const heel = back === 'closed' ? ` / ${HEEL_X - 2} 0, ${HEEL_X - 8} 28, ${near.split(',')[0]!}` : '';
  const vamp = writeVamp(bench, throat + over, flatter);
  const laced = isLaced(bench, build);
  const cut = findLacedCut(piece, last);
  const seamed = back === 'closed' && build !== 'sneaker' && !(build === 'oxford' && cut === 'whole-cut');
  return listMarks(
    drawUnder(bench, build === 'sneaker'),
    part(mix(lining, INK, 0.12), `${far}, ${throat} / ${reverseText(`${near}, ${throat}`)}`),
    back !== 'closed' && drawFootbed(bench, 190),
    laced && build !== 'court' && drawTongue(bench, x, up, build === 'sneaker' ? 14 : 8),
    pen.panel(shape(`${near}, ${throat} / ${vamp} / ~${end - 1}:${from}${heel}`), {
      inside: listMarks(
        seamed && pen.seam(shape('104 46, 114 24, 126 1')),
        drawBuild(bench, build, x, up),
        drawGleam(bench),
      ),
    }),
    drawToe(bench, build === 'sneaker' && findSneakerStyle(piece) === 'canvas', flatter),
    has('open-toe') &&
      part(
        lining,
        `${end - 20} 20, ${end - 32} 9, ${end - 26} 1 / ${end + 2} 1, ${end - 2} 12, ${end - 20} 20`,
      ),
    build === 'sneaker' && drawCupsole(bench),
    laced && drawLaceRow(bench, writeEyelets(bench, build, x, up)),
    strapped && drawInstep(bench),
    has('thin-straps') && drawFine(bench, build === 'court' ? [204, 232, 260] : [222, 250]),
    back === 'sling' && !has('ankle-strap') && drawSling(bench),
    has('ankle-strap') && drawAnkle(bench, build === 'sneaker' ? 128 : 98, back === 'closed'),
    drawDetail(bench, build === 'court' ? `${x + 20} ${up - 7}` : `${x + 40} ${up - 22}`),
  );
}

export const reverseText = (text: string): string => text.split(', ').reverse().join(', ');

function drawBuild(bench: Bench, build: Build, x: number, up: number): Mark[] {
  const { pen, shape, tone, end, part, piece, band } = bench;
  if (build === 'court') return [];
  const seams = [pen.seam(shape('150 0, 166 24, 204 30, 240 36, 252 52'))];
  if (build === 'oxford')
    return {
      derby: [part(tone, '122 0, 134 30, 172 38, 214 30, 244 33, 252 44, 246 58 / 240 90, 120 100, 96 56')],
      'whole-cut': [],
      closed: seams,
      brogue: seams,
    }[findLacedCut(piece, bench.last)];
  if (build === 'loafer') {
    const apron = `208 42, 250 36, ${end - 48} 28, ${end - 26} 20, ${end - 16} 24`;
    return [
      pen.fill(pen.main.colors.light, 0.5, shape(`${apron} / ${end} 60, 208 90 / 208 42`)),
      pen.edge(shape(apron)),
      ...(isLaced(bench, build) ? [] : drawSaddle(bench)),
    ];
  }
  const tab = part(tone, '50 36, 50 90, 76 84, 76 38 / 50 36');
  if (!isLaced(bench, build))
    return [
      tab,
      part(
        tone,
        `${x - 34} ${up - 26}, ${x - 4} ${up - 4} / ${x + 8} ${up * 0.5}, ${x - 6} ${up * 0.3}, ${x - 34} ${up - 26}`,
      ),
    ];
  const facing = `${x - 20} ${up - 14}, ${x - 8} ${up - 26}, 236 30, 258 36, 264 50`;
  const sewn = [
    tab,
    pen.fill(tone, 0.5, shape(`${facing} / 264 70, ${x} ${up + 20} / ${x - 20} ${up - 14}`)),
    pen.seam(shape(facing)),
  ];
  const panel = findPanelColor(piece);
  switch (findSneakerStyle(piece)) {
    case 'running':
      return [
        ...sewn,
        pen.seam(shape('120 2, 142 34, 190 46')),
        part(panel, '52 4, 104 4, 160 34, 214 50 / 226 40, 168 18, 122 2 / 52 4'),
        part(panel, `${end + 2} 4, ${end - 8} 22, ${end - 40} 26, ${end - 96} 2 / ${end + 2} 0`),
      ];
    case 'retro':
      return [
        ...sewn,
        part(
          mix(piece.paint.colors.base, INK, 0.32),
          `${end + 2} 0, ${end - 6} 26, ${end - 44} 36, ${end - 84} 24, ${end - 96} 0`,
        ),
        ...[134, 166].map((from) => band(`${from} 4, ${from + 34} 52`, 0.2, panel)),
      ];
    default:
      return sewn;
  }
}

const drawSaddle = ({ part, pen, shape, tone }: Bench): Mark[] => [
  part(tone, '198 -2, 207 40, 205 90 / 240 90, 243 40, 250 -2'),
  pen.stitch(shape('202 -2, 211 40, 209 90'), shape('236 90, 239 40, 246 -2')),
  pen.fill(INK, 0.8, shape('213 42, 223 51, 236 41 / 224 44, 213 42')),
];

const drawTongue = ({ part, pen }: Bench, x: number, y: number, rise: number): Mark =>
  part(
    pen.main.colors.shade,
    `${x - 20} ${y - 16}, ${x - 10} ${y + rise}, ${x + 6} ${y + rise - 1}, ${x + 16} ${y - 1} / 250 49, 236 38 / ${x - 20} ${y - 16}`,
  );

function writeEyelets({ has }: Bench, build: Build, x: number, y: number): string[] {
  const count = has('lace-up') ? 5 : 4;
  const [left, top] = build === 'court' ? [Math.min(x, 200) - 16, 66] : [x + 2, y - 8];
  return Array.from({ length: count }, (_, row) => {
    const share = row / (count - 1);
    return `${left + (240 - left) * share} ${top + (46 - top) * share}`;
  });
}

export const drawGleam = ({ pen, shape, end }: Bench): Mark =>
  pen.fill(
    pen.main.colors.light,
    0.6,
    shape(`${end - 92} 34, ${end - 53} 24, ${end - 24} 11 / ${end - 24} 11, ${end - 55} 16, ${end - 92} 34`),
  );

export function drawToe(bench: Bench, rubber: boolean, flatter = 1): Mark[] {
  const { last, shape, end, piece, pen, type } = bench;
  const cut = type === 'oxford' && findLacedCut(piece, last);
  const up = { pointed: 26, almond: 34, round: 40, square: 40 }[last.toe] * flatter;
  const seam =
    cut === 'brogue'
      ? `196 0, 226 10, ${end - 84} 14, ${end - 66} 25, ${end - 76} 45`
      : `${end - 57} 0, ${end - 60} ${up * 0.55}, ${end - 50} ${up}`;
  if (!isCapped(piece) && !rubber) return cut === 'closed' ? [pen.seam(shape(seam))] : [];
  const [foot, head] = [seam.split(' ')[0], seam.split(', ').at(-1)!];
  const cap = shape(`${writeVamp(bench, head, flatter)} / ~${end - 1}:${foot} / ${seam}`);
  const dots = cut === 'brogue' ? Array.from({ length: 9 }, (_, index) => 0.1 + index * 0.1) : [];
  return [
    drawPart(isCapped(piece) ? findCapColor(piece) : RUBBER, cap),
    ...dots.map((share) => pen.button(placeAlong(moveCurve(shape(seam), 0.1, 0.14), share), 0.06)),
  ];
}
