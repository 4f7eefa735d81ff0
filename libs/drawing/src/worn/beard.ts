import type { Beard } from '@figura/contracts';
import { computeLightness, mix } from '../garment/paint/colors';
import type { Brush, FaceOptions } from './face-brush';

export interface BeardMarks {
  /** Of hair that hides the jaw. */
  edge?: string;
  behind: string;
  onFace: string;
  /** Over the lips. */
  mustache: string;
}

type Grown = Exclude<Beard, 'none'>;

/** Lower edges, in head units; upper edges are shared. */
const EDGES: Readonly<Record<Grown, string>> = {
  stubble: '101,186 95,232 70,276 38,303 6,312 -22,312 -48,297 -73,266 -91,224 -96,190',
  short: '104,184 96,230 77,270 46,302 8,317 -27,316 -61,297 -83,264 -94,228 -98,190',
  full: '104,184 97,232 82,280 56,301! 48,305 29,322! 18,322 1,330! -9,328 -25,324! -32,320 -52,301! -59,296 -79,276 -94,232 -98,190',
};
const CHEEKS =
  '-93,104! -87,142 -83,176 -75,206 -62,228 -44,240! -14,268 22,240! 44,230 66,212 82,184 90,146 97,110!';
const DENSE =
  '-94,118! -90,150 -86,184 -78,214 -65,236 -50,252! -14,268 28,252! 46,240 70,220 85,192 93,154 98,122!';
const SHADOWED = '-94,166! -88,196 -77,222 -62,248! -14,268 40,248! 62,232 80,206 94,164!';
const MUSTACHE =
  '-12,240! -22,233 -42,239 -57,252 -65,276! -48,265 -31,256 -12,252! 6,255 22,258 41,274! 33,250 18,238 0,233';

/** Over the edge of the cheeks. */
const FRAYED =
  '-84,146 -88,170 -91,196; -81,168 -86,190 -88,210; -77,188 -83,208 -86,226; -70,204 -77,224 -80,242; -63,218 -70,238 -75,252; -55,230 -63,246 -68,262; -46,238 -55,256 -60,270; 91,142 93,166 93,190; 86,164 89,186 90,206; 80,182 85,202 87,220; 73,198 79,218 82,236; 64,210 71,230 74,246; 54,222 61,240 64,256; 45,232 51,250 53,266';
const FREE_ENDS =
  '-59,290 -54,300 -46,308; -40,302 -36,315 -29,322; -24,314 -20,325 -14,331; -6,316 -4,326 -1,334; 11,316 11,326 9,332; 28,308 25,320 19,326; 44,299 42,309 35,316; 62,286 59,295 51,302';
const STRANDS =
  '-88,206 -88,232 -78,258; -54,262 -52,280 -42,298; -36,286 -34,300 -26,312; 6,288 7,302 8,314; 28,282 28,298 24,312; 66,240 64,266 54,288; 84,218 83,246 74,270';
const LIT_STRANDS =
  '-72,240 -70,260 -58,282; -16,286 -15,302 -12,316; 48,256 47,278 40,298; 91,190 91,214 87,240';

/** To a full beard's edge. */
const moveDown = (text: string): string => text.replace(/,(\d+)/g, (_, y) => `,${Number(y) * 1.04}`);

const DARKER = { natural: 0.25, gray: 0.08 } as const;

export function drawBeard({ area, leaf, small }: Brush, beard: Grown, options: FaceOptions): BeardMarks {
  const { colors, hair } = options;
  const { skin, isDark } = colors;
  const base = mix(hair, '#1a0d0a', DARKER[computeLightness(hair) > 0.55 ? 'gray' : 'natural']);
  const dark = mix(base, '#0d0508', 0.45);
  const whole = `${CHEEKS} ${EDGES[beard]}`;
  if (beard === 'stubble') {
    const tone = mix(skin, base, isDark ? 0.55 : 0.62);
    const marks =
      area(tone, 1, `${SHADOWED} ${EDGES.stubble}`) +
      area(tone, 1, MUSTACHE) +
      (small ? '' : leaf(tone, 1, 5, moveDown(FRAYED)));
    return { behind: '', onFace: `<g opacity="${isDark ? 0.5 : 0.4}">${marks}</g>`, mustache: '' };
  }
  const light = mix(base, computeLightness(base) < 0.2 ? '#a78d84' : '#fff0d6', 0.32);
  const isFull = beard === 'full';
  const fill = isFull ? base : mix(base, skin, 0.12);
  const drawStrands = (shaded: string, lit: string): string =>
    small ? '' : leaf(dark, 0.6, 4, shaded) + leaf(light, 0.55, 4, lit);
  return {
    edge: fill,
    behind:
      area(fill, 1, whole) +
      (isFull ? leaf(fill, 1, 8, FREE_ENDS) + drawStrands(moveDown(STRANDS), moveDown(LIT_STRANDS)) : ''),
    onFace:
      area(fill, 0.36, whole) +
      area(fill, 1, `${DENSE} ${EDGES[beard]}`) +
      leaf(fill, 0.75, 5, FRAYED) +
      drawStrands(STRANDS, LIT_STRANDS),
    mustache:
      area(fill, 1, MUSTACHE) +
      (small
        ? ''
        : leaf(dark, 0.6, 3, '-18,240 -36,246 -52,260; 10,240 22,246 31,260; -8,240 -10,246 -14,250') +
          leaf(light, 0.5, 3, '-24,240 -38,250 -46,260', '4,240 14,246 22,256')),
  };
}
