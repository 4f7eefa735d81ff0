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
  full: '104,184 96,232 84,280 60,322 32,343 2,349 -28,343 -57,320 -81,276 -94,232 -98,190',
};
const CHEEKS =
  '-93,104! -87,138 -83,172 -74,204 -61,230 -46,252! -14,268 24,252! 43,233 67,210 83,180 90,142 97,110!';
const DENSE = '-92,150! -86,180 -78,208 -65,234 -50,256! -14,268 28,256! 46,238 70,216 86,188 94,152!';
const HAIRS =
  '-88,112 -86,134 -88,156; -86,132 -83,152 -86,172; -84,150 -79,170 -82,190; -82,166 -76,186 -78,206; -78,182 -71,202 -72,222; -74,196 -65,216 -66,236; -68,208 -58,228 -59,246; -60,222 -50,238 -50,256; 92,118 90,140 93,162; 89,138 86,160 90,180; 86,156 82,176 85,196; 82,172 76,192 78,210; 76,186 69,206 71,224; 68,198 60,216 61,234; 59,208 51,226 52,242; 48,220 40,236 40,250';
const BELOW_LIP = '-36,270 -29,280 -21,280; 11,279 18,279 25,268';
const MUSTACHE =
  '-12,235! -30,237 -49,246 -64,272! -48,264 -31,256 -13,252! 4,254 20,257 40,270! 29,246 8,236';

const STRANDS =
  '-88,206 -88,232 -78,258; -54,262 -52,280 -42,298; -36,286 -34,300 -26,312; 6,288 7,302 8,314; 28,282 28,298 24,312; 66,240 64,266 54,288; 84,218 83,246 74,270';
const LIT_STRANDS =
  '-72,240 -70,260 -58,282; -16,286 -15,302 -12,316; 48,256 47,278 40,298; 91,190 91,214 87,240';
const STRAY =
  '-58,286 -53,302 -46,312; -34,304 -28,321 -20,330; -8,308 -6,322 0,330; 18,308 20,321 25,328; 44,292 46,307 45,318';
const STIPPLE =
  '-97,186 -87,226 -69,264 -45,292 -19,307 6,307 36,298 67,270 91,228 100,184; -90,196 -78,232 -60,262 -38,282 -14,294 6,294 30,286 56,262 80,228 92,196; -93,192 -82,230 -64,263 -41,287 -16,300 6,300 33,292 61,266 85,228 96,190; -85,203 -72,235 -55,262 -34,283 -13,290 7,289 28,282 52,256 77,222; -80,210 -66,238 -50,262 -30,284 -12,286 8,285 26,278 48,250 74,216; -54,250 -34,243 -14,241 10,241 30,249';

/** To a full beard's edge. */
const moveDown = (text: string): string => text.replace(/,(\d+)/g, (_, y) => `,${Number(y) * 1.09}`);

const DARKER = 0.25;

export function drawBeard(
  { area, dots, leaf, small }: Brush,
  beard: Grown,
  options: FaceOptions,
): BeardMarks {
  const { colors, hair } = options;
  const { skin, isDark } = colors;
  const base = mix(hair, '#1a0d0a', DARKER);
  const dark = mix(base, '#0d0508', 0.45);
  const whole = `${CHEEKS} ${EDGES[beard]}`;
  if (beard === 'stubble') {
    const tone = mix(skin, base, isDark ? 0.55 : 0.62);
    return {
      behind: '',
      onFace:
        area(tone, small ? 0.7 : isDark ? 0.62 : 0.4, whole) +
        (small ? '' : dots(dark, isDark ? 2.6 : 2, isDark ? 0.6 : 0.38, STIPPLE)),
      mustache: area(tone, small ? 0.8 : isDark ? 0.6 : 0.42, MUSTACHE),
    };
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
      leaf(fill, 1, 4, isFull ? moveDown(STRAY) : STRAY) +
      (isFull ? drawStrands(moveDown(STRANDS), moveDown(LIT_STRANDS)) : ''),
    onFace:
      area(fill, 0.36, whole) +
      area(fill, 1, `${DENSE} ${EDGES[beard]}`) +
      leaf(fill, 0.8, 4, HAIRS) +
      drawStrands(STRANDS, LIT_STRANDS) +
      (small ? '' : leaf(skin, 0.6, 6, BELOW_LIP)),
    mustache:
      area(fill, 1, MUSTACHE) +
      (small
        ? ''
        : leaf(dark, 0.6, 3, '-18,240 -36,246 -52,260; 10,240 22,246 31,260; -8,240 -10,246 -14,250') +
          leaf(light, 0.5, 3, '-24,240 -38,250 -46,260', '4,240 14,246 22,256')),
  };
}
