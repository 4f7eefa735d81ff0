import { NO_APPEARANCE, type Face } from '@figura/contracts';
import type { Curve } from '../figure/curve';
import { drawCurves } from '../garment/cut/traced';
import { mix } from '../garment/paint/colors';
import { drawBeard } from './beard';
import { AGES, drawEyes } from './eyes';
import { createBrush, formatWeightOn, type Brush, type FaceOptions } from './face-brush';
import { computeFullness, traceJaw, type Head } from './head';

/** Width of the wings and drop of the tip, in head units; share of the bridge that throws a shade. */
const NOSES: Readonly<Record<Face['nose'], readonly [wing: number, tip: number, bridge: number]>> = {
  narrow: [-8, 2, 1],
  medium: [0, 0, 0.5],
  broad: [12, -3, 0.5],
};

/** Relative to medium lips. */
const FULLNESS = { thin: 0.58, medium: 1, full: 1.24 } as const;

/** Head units. */
const MOUTH_Y = 258;
const LEVELED = 1.7;

export function drawFace(
  head: Head,
  options: FaceOptions,
): { behind: string; face: string; edge: string | undefined } {
  const { shape, face: chosen } = options;
  const { eyes, nose, lips } = chosen;
  const years = AGES[options.ageBand ?? NO_APPEARANCE.ageBand];
  const brush = createBrush(head, options);
  const { beard = 'none' } = options;
  const grown = beard === 'none' ? undefined : drawBeard(brush, beard, options);
  const face = [
    drawPlanes(brush, options),
    drawYears(brush, options, years.lines),
    grown?.onFace,
    drawNose(brush, options, [
      NOSES[nose][0] + shape.nose.wing + 3 * brush.build,
      NOSES[nose][1] + shape.nose.long + 5 * brush.build,
      NOSES[nose][2],
    ]),
    drawMouth(brush, options, FULLNESS[lips] * years.lips * (1 - 0.3 * brush.build)),
    grown?.mustache,
    drawEyes(brush, options, eyes, years),
  ].join('');
  return { behind: grown?.behind ?? '', face, edge: grown?.edge };
}

/** `edge` is the color of a beard over the jaw. */
export function drawJaw(
  head: Head,
  {
    colors,
    shape,
    sheet,
    ageBand,
    edge,
  }: Pick<FaceOptions, 'colors' | 'shape' | 'sheet' | 'ageBand'> & { edge: string | undefined },
): string {
  const drawPath = (curves: readonly Curve[], weight: number, more = ''): string =>
    `<path d="${drawCurves(curves, sheet, false)}" stroke="${edge ?? colors.line}" stroke-width="${formatWeightOn(head, sheet, weight)}"${more}/>`;
  const jaw = drawPath([traceJaw(head, shape, ...(edge ? [5, 14] : []))], 2.6);
  if (edge) return jaw;
  const soft = [
    ...(computeFullness(head.landmarks) > SOFT ? ['-44,314 -14,336 18,334 48,310'] : []),
    ...(ageBand === 'mature' ? ['-24,322 -21,333 -24,345', '26,322 25,334 30,346'] : []),
  ].map(head.stroke);
  return jaw + (soft.length > 0 ? drawPath(soft, 2.2, ' opacity=".5"') : '');
}

/** Fullness from which a second line shows below the chin. */
const SOFT = 0.07;

const BLUSH = '#e8806c';

const LIT_PLANES = [
  '-46,106! -30,94 -2,90 30,95 42,103! 20,109 -10,111',
  '26,204! 44,196 66,192 86,196! 78,208 60,218 40,216',
  '-44,204! -58,196 -72,193 -84,198! -80,208 -70,217 -54,215',
] as const;

const NEAR_JAW = '106,116! 110,180 106,228 88,274 46,306 6,314! 34,287 57,254 70,216 77,172 85,134';

function drawPlanes({ area, build, leaf, small }: Brush, { colors, isMirrored, shape }: FaceOptions): string {
  const { shade, light, isDark } = colors;
  const [near, far] = isMirrored ? [0.24, 0.6] : [0.5, 0.28];
  const ridge = `-23,${small ? 160 : 148} -22,194 -24,${220 + shape.nose.long}`;
  if (small)
    return isDark
      ? leaf(light, 0.85, 13, ridge) +
          leaf(light, 0.35, 22, '28,206 54,202 80,204; -48,206 -64,202 -82,204; -48,104 -8,98 32,104')
      : area(shade, near, NEAR_JAW) + area(BLUSH, 0.3 * (1 - build), ...LIT_PLANES.slice(1));
  return [
    area(shade, near, NEAR_JAW),
    area(shade, far, '-100,146! -98,168 -104,190 -102,226 -86,264! -75,224 -81,196 -80,170'),
    isDark
      ? leaf(light, 0.8, 9, ridge) +
        leaf(light, 0.7, 5, '-38,250 -26,244 -17,243; -7,243 4,244 16,250; -28,294 -12,290 6,294')
      : '',
    isDark ? area(light, 0.24, ...LIT_PLANES) : build < 1 ? area(BLUSH, 0.17, ...LIT_PLANES.slice(1)) : '',
  ].join('');
}

function drawNose(
  { area, leaf, line, small }: Brush,
  { colors }: FaceOptions,
  [wing, tip, bridge]: readonly [wing: number, tip: number, bridge: number],
): string {
  const { shade, light, line: ink } = colors;
  const computeBridgeY = (y: number): number => 217 - (217 - y) * bridge;
  if (small)
    return leaf(ink, 0.6, 6, `${6 + wing / 2},${220 + tip} -8,${231 + tip} ${-24 - wing / 2},${224 + tip}`);
  return [
    area(
      shade,
      bridge === 1 ? 0.42 : 0.2,
      `${-15 + 9 * bridge},${computeBridgeY(150)}! ${-1 + wing / 4},${computeBridgeY(176)} ${2 + wing / 3},${computeBridgeY(200)} ${9 + wing * 0.4},${217 + tip} ${4 + wing * 0.4},${228 + tip}! -4,${231 + tip} -11,${231 + tip}! -7,${214 + tip} -11,${computeBridgeY(186)} -15,${computeBridgeY(160)}`,
    ),
    line(
      ink,
      1.9,
      0.8,
      `${-36 - wing * 0.6},${217 + tip} ${-38.5 - wing * 0.7},${223 + tip} ${-36 - wing * 0.6},${228 + tip}`,
      `${11 + wing},${214 + tip} ${13.5 + wing},${220 + tip} ${11 + wing},${226 + tip}`,
    ),
    leaf(
      ink,
      0.9,
      5,
      `${2 + wing * 0.5},${229 + tip} -4,${232 + tip} -11,${231.5 + tip}`,
      `${-22 - wing * 0.2},${231.5 + tip} -26,${232 + tip} ${-30 - wing * 0.3},${230 + tip}`,
    ),
    colors.isDark ? '' : leaf(light, 0.34, 6, `-24,160 -23,194 -24,${221 + tip}`),
  ].join('');
}

function drawMouth(
  { area, build, leaf, line, small }: Brush,
  { colors, mood, beard, shape }: FaceOptions,
  fullness: number,
): string {
  const { skin, shade, isDark, line: ink } = colors;
  const full = small ? fullness * 1.15 : fullness;
  const { smile, teeth } = mood;
  const bare = 1 - 0.65 * build;
  const wider = shape.mouth.wide + 2 * build;
  const [far, near] = [-43 - smile * 0.6 - wider, 22 + smile * 0.6 + wider];
  const upper = mix(skin, isDark ? (small ? '#c24c54' : '#8a3842') : '#a4303c', (isDark ? 0.6 : 0.56) * bare);
  const lower = mix(
    skin,
    isDark ? (small ? '#f09590' : '#d97a76') : '#cf5c62',
    (isDark ? (small ? 0.75 : 0.68) : 0.58) * bare,
  );
  const computeY = (down: number, share = full): number => MOUTH_Y + shape.mouth.down + down * share;
  const parted = computeY(2, 1);
  const placeCorner = (x: number, down: number): string =>
    `${x},${computeY(down, 1) - Math.sign(x) * LEVELED}`;
  return [
    area(
      upper,
      1,
      `${placeCorner(far, -2 - smile)}! -28,${computeY(-9)} -18,${computeY(-13)} -12.5,${computeY(-10)} -6,${computeY(-13.5)} 7,${computeY(-8.5)} ${placeCorner(near, -2 - smile)}! 7,${parted} -12,${parted + 1} -29,${parted}`,
    ),
    teeth > 0
      ? area(
          mix(skin, '#fffaf4', isDark ? 0.82 : 0.9),
          1,
          `${placeCorner(far + 9, -smile * 0.5)}! -28,${parted} -12,${parted + 1} 7,${parted} ${placeCorner(near - 7, -1 - smile * 0.5)}! 9,${parted + teeth} -11,${parted + teeth + 2} -29,${parted + teeth}`,
        )
      : '',
    area(
      lower,
      1,
      `${placeCorner(far + 3, -smile)}! -27,${parted + teeth} -12,${parted + 1.5 + teeth} 7,${parted + teeth} ${placeCorner(near - 3, -2 - smile)}! 10,${computeY(12) + teeth} -11,${computeY(17) + teeth} -29,${computeY(11) + teeth}`,
    ),
    line(
      mix(upper, '#2a0a10', 0.5),
      small ? 1.6 : 2,
      1,
      `${placeCorner(far - 3, -5 - smile * 1.1)} ${placeCorner(far + 2, -2 - smile)} -28,${computeY(2 - smile * 0.2, 1)} -12,${computeY(3, 1)} 7,${computeY(1.5 - smile * 0.1, 1)} ${placeCorner(near - 3, -2 - smile)} ${placeCorner(near + 3, -5 - smile * 1.1)}`,
    ),
    smile > 5 && !small
      ? leaf(
          ink,
          0.2,
          3.4,
          `${far - 12},${computeY(-22, 1)} ${far - 15},${computeY(-10, 1)} ${far - 11},${computeY(2, 1)}`,
          `${near + 14},${computeY(-26, 1)} ${near + 18},${computeY(-12, 1)} ${near + 12},${computeY(1, 1)}`,
        )
      : '',
    ...(small
      ? []
      : [
          leaf(
            mix(lower, '#ffffff', 0.45),
            0.65,
            4.4 * full,
            `-25,${computeY(8) + teeth} -12,${computeY(11.5) + teeth} 3,${computeY(7.5) + teeth}`,
          ),
          leaf(
            shade,
            beard === 'short' || beard === 'full' ? 0 : 0.75,
            5,
            `-24,${computeY(22, 0.6 + full * 0.4) + teeth} -11,${computeY(27, 0.6 + full * 0.4) + teeth} 3,${computeY(21, 0.6 + full * 0.4) + teeth}`,
          ),
        ]),
  ].join('');
}

const YEARS = {
  small: '20,222 33,240 32,262; -52,226 -64,242 -61,264',
  corners: '66,162 73,157; 66,168 74,170; -87,163 -92,159',
  pouches: '8,184 30,194 54,182; -72,184 -58,191 -40,182',
  cheeks: '17,222 29,238 32,256; -49,226 -59,241 -60,256',
  hollows: '78,206 64,226 58,252; -88,206 -76,226 -72,248',
  chin: '26,266 30,273 29,281; -50,266 -53,274 -52,281',
} as const;

function drawYears({ leaf, line, small }: Brush, { colors }: FaceOptions, years: number): string {
  const { line: ink, shade, isDark } = colors;
  if (small) return years === 1 ? leaf(ink, 0.4, 7, YEARS.small) : '';
  if (years === 0) return '';
  const computeOpacity = (opacity: number): number => Math.round(opacity * (isDark ? 125 : 100)) / 100;
  return [
    leaf(shade, computeOpacity(0.6 * years), 6, YEARS.pouches),
    leaf(ink, computeOpacity(0.5 * years * years), 3.4, YEARS.cheeks),
    ...(years === 1
      ? [
          leaf(shade, 0.45, 10, YEARS.hollows),
          line(ink, 1.7, computeOpacity(0.3), YEARS.corners),
          leaf(ink, computeOpacity(0.4), 3, YEARS.chin),
        ]
      : []),
  ].join('');
}
