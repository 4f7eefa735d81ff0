import { readPairs } from '../../figure/pairs';
import { mix } from './colors';
import { formatDecimals, formatDecimalShort as n } from './numbers';

export interface PrintColors {
  ground: string;
  motif: string;
  second: string;
}

/** Sheet units. */
interface Repeat {
  width: number;
  height: number;
  motif: string;
}

interface Printed {
  definition: string;
  shift: string;
}

export function printPattern(
  print: string,
  id: string,
  colors: PrintColors,
  scale: number,
): Printed | undefined {
  const name = GENERIC[print] ?? print;
  const repeat = PRINTS[name]?.(colors);
  if (!repeat) return undefined;
  const { width, height, motif } = repeat;
  const turn = TURNED[name];
  const own = scale * (FINER[name] ?? 1);
  const transform = (turn ? `rotate(${turn})` : '') + (own === 1 ? '' : `scale(${formatDecimals(own)})`);
  const definition = [
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"`,
    transform && ` patternTransform="${transform}"`,
    `><rect width="${width}" height="${height}" fill="${colors.ground}"/>${motif}</pattern>`,
  ].join('');
  return { definition, shift: `translate(${Math.round(0.37 * width)} ${Math.round(0.21 * height)})` };
}

const GENERIC: Readonly<Record<string, string>> = {
  stripe: 'stripe-horizontal',
  check: 'check-large',
  floral: 'floral-small',
  printed: 'abstract',
};

const FINER: Readonly<Record<string, number>> = {
  abstract: 0.68,
  'dot-large': 0.8,
  geometric: 0.8,
  paisley: 0.75,
  scattered: 0.8,
  'stripe-vertical': 0.66,
  windowpane: 0.76,
};

/** Degrees. */
const TURNED: Readonly<Record<string, number>> = {
  'stripe-diagonal': 40,
  zebra: -8,
  abstract: -32,
  paisley: 24,
};

type Print = (colors: PrintColors) => Repeat;

const createTile =
  (width: number, height: number, draw: (colors: PrintColors) => string[]): Print =>
  (colors) => ({ width, height, motif: draw(colors).join('') });

const drawBar = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

const drawDot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

const drawBlob = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

const drawShape = (d: string, stroke: string, weight: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round"/>`;

function drawBloom(x: number, y: number, size: number, petals: string, ring: string, eye: string): string {
  const drawPetals = (reach: number, turn: number): string => {
    const stops = Array.from({ length: 6 }, (_, index) => {
      const angle = ((index + turn) / 5) * Math.PI * 2 + x;
      return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
    });
    return `M${stops.join(`A${n(reach * 0.64)} ${n(reach * 0.64)} 0 0 1 `)}`;
  };
  return [
    drawBlob(drawPetals(size * 0.72, 0), petals),
    drawBlob(drawPetals(size * 0.36, 0), ring),
    drawDot(x, y, size * 0.16, eye),
  ].join('');
}

const drawLeaf = (x: number, y: number, size: number, fill: string): string =>
  drawBlob(
    `M${n(x)} ${n(y)}q${n(size * 0.9)} ${n(-size * 0.7)} ${n(size * 1.7)} 0q${n(-size * 0.8)} ${n(size * 0.7)} ${n(-size * 1.7)} 0Z`,
    fill,
  );

type Spot = readonly [x: number, y: number, size: number];

const drawSprig = (stems: string, first: Spot, second: Spot, fill: string): string =>
  drawShape(stems, fill, 1.6) + drawLeaf(...first, fill) + drawLeaf(...second, fill);

const drawRing = (x: number, y: number, radius: number, color: string, weight: number): string =>
  `<g fill="none" stroke="${color}"><circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${n(weight * 1.4)}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" stroke-width="${n(weight * 0.7)}" opacity=".6"/></g>`;

const drawRosette = (x: number, y: number, turn: number, ring: string, core: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawBlob('M-9-1Q-7-8 1-8T9 0T1 8T-9-1Z', core)}${drawBlob('M-12 0Q-14-9-6-11Q-2-11-4-8Q-9-7-8 0Q-8 5-10 5T-12 0ZM2-12Q10-12 11-5Q10-2 8-4Q6-9 1-9Q-1-11 2-12ZM13 1Q13 9 6 12Q1 12 4 9Q9 7 9 2Q11-1 13 1ZM-2 12Q-8 12-9 8Q-7 6-4 8Q1 9-2 12Z', ring)}</g>`;

const drawTeardrop = (x: number, y: number, turn: number, { motif, second, ground }: PrintColors): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawBlob('M-2-17C10-17 13 0 9 8A10 10 0 1 1-9 4C-8-5 2-8-2-17Z', motif)}${drawBlob('M0-7C5-4 6 3 4 7A5 5 0 1 1-5 4C-4 0 1-2 0-7Z', ground)}${drawDot(-0.5, 5, 2.4, second)}</g>`;

const ZEBRA =
  'M0 6Q16 0 34 7T66 6T96 6V18Q80 22 66 17T36 19T0 18ZM8 33Q28 24 50 32T90 29Q80 41 58 42T8 33ZM0 56Q18 48 40 55T76 55T96 56V66Q78 71 58 66T24 70T0 66ZM14 75Q34 70 56 75T92 73Q74 81 52 79T14 75Z';

const createDots = (side: number, radius: number): Print =>
  createTile(side, side * 1.75, ({ motif }) =>
    [0.25, 0.75].map((share) => drawDot(side * share, side * 1.75 * share, radius, motif)),
  );

const PRINTS: Record<string, Print> = {
  'stripe-horizontal': createTile(20, 20, ({ motif }) => [drawBar(0, 11, 20, 8, motif)]),
  'stripe-vertical': createTile(20, 20, ({ motif }) => [drawBar(6, 0, 8, 20, motif)]),
  'stripe-diagonal': createTile(20, 20, ({ motif }) => [drawBar(6, 0, 8, 20, motif)]),
  pinstripe: createTile(12, 12, ({ motif }) => [drawBar(5, 0, 1.3, 12, motif)]),
  'dot-small': createDots(24, 4.6),
  dot: createDots(32, 6.2),
  'dot-large': createDots(44, 9),
  'check-small': createTile(14, 14, ({ motif }) => [
    drawBar(0, 0, 14, 7, motif, ' opacity=".5"'),
    drawBar(0, 0, 7, 14, motif, ' opacity=".5"'),
  ]),
  'check-large': createTile(56, 56, ({ motif, second }) => [
    drawBar(0, 10, 56, 16, motif, ' opacity=".5"'),
    drawBar(10, 0, 16, 56, motif, ' opacity=".5"'),
    drawBar(0, 41, 56, 2, second),
    drawBar(41, 0, 2, 56, second),
  ]),
  windowpane: createTile(34, 34, ({ motif }) => [
    drawBar(0, 16, 34, 1.2, motif, ' opacity=".8"'),
    drawBar(16, 0, 1.2, 34, motif, ' opacity=".8"'),
  ]),
  'floral-small': createTile(46, 46, ({ motif, second, ground }) => [
    drawSprig('M12 12Q18 22 14 34M35 35Q28 26 40 12', [20, 21, 5], [31, 22, -5], second),
    drawBloom(11, 11, 9, motif, second, ground),
    drawBloom(34, 34, 9, motif, second, ground),
  ]),
  'floral-large': createTile(92, 92, ({ motif, second, ground }) => {
    const leaf = mix(second, ground, 0.3);
    const ring = mix(motif, second, 0.75);
    return [
      drawSprig('M24 24Q44 40 38 66M70 70Q58 54 72 26', [42, 50, -13], [62, 44, 13], leaf),
      drawSprig('M70 70Q84 80 88 90M24 24Q10 12 6 2', [78, 80, 9], [16, 14, -9], leaf),
      drawBloom(24, 24, 19, motif, ring, ground),
      drawBloom(70, 70, 19, motif, ring, ground),
      drawBloom(72, 18, 8, motif, ring, ground),
      drawBloom(28, 70, 8, motif, ring, ground),
    ];
  }),
  animal: createTile(64, 60, ({ motif, second, ground }) => [
    ...readPairs('13,13 46,18 18,43 50,48').map(([x, y], index) =>
      drawRosette(x, y, [0, 140, 215, 75][index]!, motif, mix(ground, second, 0.4)),
    ),
    drawBlob(
      'M28 3Q33 1 32 6T28 9ZM2 27Q6 24 8 29T3 33ZM34 30Q38 28 39 33T34 36ZM59 29Q63 30 61 34T57 33ZM33 53Q37 52 36 57T32 57Z',
      motif,
    ),
  ]),
  zebra: createTile(96, 84, ({ motif, ground }) => [
    drawBlob(ZEBRA, motif),
    drawBlob('M38 13Q58 8 80 12Q60 16 38 13ZM16 61Q34 56 52 61Q34 66 16 61Z', ground),
  ]),
  scales: createTile(20, 28, ({ motif, second }) => [
    drawBlob('M10 1L19 14L10 27L1 14Z', second),
    drawBlob('M10 6L15 14L10 22L5 14Z', motif),
    drawShape('M0 0L20 28M20 0L0 28', motif, 1.6),
  ]),
  abstract: createTile(104, 96, ({ motif, second }) => [
    drawBlob('M4 20C8 4 30 2 40 8S70 4 76 16S60 30 52 38S20 44 12 38S2 28 4 20Z', second),
    drawBlob('M52 62C56 50 74 56 82 50S104 54 98 66S80 74 72 84S46 88 44 78S50 70 52 62Z', motif),
    drawShape('M10 62C17 53 21 69 28 61S37 66 34 76', motif, 5),
    drawDot(16, 84, 5, second),
    drawDot(88, 30, 6, motif),
  ]),
  geometric: createTile(40, 40, ({ motif, second }) => [
    drawBlob('M20 2L38 20L20 38L2 20Z', motif),
    drawBlob('M20 12L28 20L20 28L12 20Z', second),
    `${drawBlob('M0-7L7 0L0 7ZM40-7L33 0L40 7Z', second)}${drawBlob('M0 33L7 40L0 47ZM40 33L33 40L40 47Z', second)}`,
  ]),
  paisley: createTile(64, 68, (colors) => [
    drawTeardrop(17, 22, -20, colors),
    drawTeardrop(48, 50, 155, colors),
    drawLeaf(42, 16, 4, colors.second),
    drawLeaf(10, 54, 4, colors.second),
  ]),
  scattered: createTile(92, 88, ({ motif, second, ground }) => [
    drawBloom(22, 20, 8, motif, second, ground),
    drawBloom(68, 62, 8, motif, second, ground),
    drawShape('M66 16v8M62 20h8M20 62v8M16 66h8', second, 2),
  ]),
  houndstooth: createTile(24, 24, ({ motif }) => [
    drawBlob('M0 0H12V12H0ZM12 0H18L12 6ZM24 0V6L18 12H12ZM0 12H6L0 18ZM12 12V18L6 24H0Z', motif),
  ]),
  herringbone: createTile(24, 12, ({ motif }) => [
    drawShape('M0 12L12 0L24 12M0 6L6 0M6 12L12 6L18 12M18 0L24 6', motif, 1.6),
  ]),
  'fair-isle': createTile(36, 60, ({ motif, second }) => [
    drawShape('M0 18L9 11L18 18L27 11L36 18M0 57L9 50L18 57L27 50L36 57', motif, 2.6),
    drawBlob('M18 24L28 34L18 44L8 34ZM0 29L5 34L0 39ZM36 29L31 34L36 39Z', second),
    ...[3, 12, 21, 30].map((x) => drawDot(x + 1.5, 4, 1.8, motif)),
    drawDot(18, 34, 2.6, motif),
  ]),
  'tie-dye': createTile(150, 150, ({ motif, second, ground }) => [
    drawRing(75, 75, 58, motif, 15),
    drawRing(75, 75, 36, second, 13),
    drawRing(75, 75, 15, motif, 11),
    [0, 150].flatMap((x) => [0, 150].map((y) => drawRing(x, y, 26, second, 16))).join(''),
    drawShape('M75 75L30 20M75 75L132 34M75 75L140 110M75 75L66 146M75 75L12 104', ground, 3),
  ]),
};

export const PRINT_NAMES: readonly string[] = Object.keys(PRINTS);
