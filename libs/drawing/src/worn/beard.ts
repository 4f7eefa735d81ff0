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
  short: '95,196 94,232 76,282 44,314 6,324 -26,322 -56,305 -78,270 -91,226 -92,194',
  full: '95,198 95,240 90,292 66,336 36,360 2,368 -30,362 -57,340 -79,298 -91,246 -92,200',
};
const CHEEKS =
  '-89,154! -86,164 -86,178 -82,206 -73,232 -60,250 -48,262! -14,268 24,262! 38,249 58,236 78,212 89,184 95,160!';
const NOTCHES =
  '-93,196 -85,206 -80,222; -88,214 -78,226 -70,242; -78,232 -66,244 -57,254; -62,246 -54,258 -40,264; 16,258 28,260 40,256; 36,244 48,244 60,242; 54,230 66,226 74,222; 72,210 82,200 86,192; 84,190 92,180 95,170';
const HAIRS =
  '-87,170 -84,196 -88,212; -82,192 -80,214 -82,230; -77,210 -72,230 -74,242; -68,228 -62,242 -64,254; 86,178 84,202 88,214; 80,196 78,216 80,230; 72,208 70,228 72,240; 62,222 58,240 62,250';
const SIDEBURNS = ['-92,92! -84,122 -82,154 -82,182 -90,160!', '96,98! 90,130 89,186 95,160!'];
const MUSTACHE =
  '-12,235! -30,237 -49,246 -64,272! -48,264 -31,256 -13,252! 4,254 20,257 40,270! 29,246 8,236';

const STRANDS =
  '-88,206 -88,232 -78,258; -54,262 -52,280 -42,298; -36,286 -34,300 -26,312; 6,288 7,302 8,314; 28,282 28,298 24,312; 66,240 64,266 54,288; 84,218 83,246 74,270';
const LIT_STRANDS =
  '-72,240 -70,260 -58,282; -16,286 -15,302 -12,316; 48,256 47,278 40,298; 91,190 91,214 87,240';
const STRAY =
  '-86,240 -86,262 -80,280; -76,268 -72,290 -62,308; -58,290 -52,312 -42,326; -34,306 -28,322 -20,334; -8,310 -6,326 0,336; 18,310 20,326 26,332; 42,300 46,314 46,326; 62,280 66,298 64,312; 80,256 84,276 82,292';
const TIPS =
  '-84,262 -78,300 -62,330; -56,300 -48,326 -36,348; -30,310 -22,338 -12,360; 2,312 4,340 8,362; 32,308 30,334 26,356; 60,296 54,322 46,340; 84,262 78,298 66,326';
const LIT_TIPS = '-68,290 -60,316 -48,338; -14,316 -8,340 -2,364; 46,302 42,330 36,348; 74,286 68,310 58,332';
const STIPPLE =
  '-97,186 -87,226 -69,264 -45,292 -19,307 6,307 36,298 67,270 91,228 100,184; -90,196 -78,232 -60,262 -38,282 -14,294 6,294 30,286 56,262 80,228 92,196; -93,192 -82,230 -64,263 -41,287 -16,300 6,300 33,292 61,266 85,228 96,190; -85,203 -72,235 -55,262 -34,283 -13,290 7,289 28,282 52,256 77,222; -80,210 -66,238 -50,262 -30,284 -12,286 8,285 26,278 48,250 74,216; -54,250 -34,243 -14,241 10,241 30,249';

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
      leaf(fill, 1, 4, isFull ? STRAY.replace(/,(\d+)/g, (_, y) => `,${Number(y) * 1.22 - 30}`) : STRAY) +
      (isFull ? drawStrands(TIPS, LIT_TIPS) : ''),
    onFace:
      `<linearGradient id="${options.id}t" x2="0" y2="1"><stop offset=".12" stop-color="${fill}" stop-opacity=".3"/><stop offset=".5" stop-color="${fill}"/></linearGradient>` +
      area(fill, 0.5, ...SIDEBURNS) +
      area(`url(#${options.id}t)`, 1, whole) +
      drawStrands(STRANDS, LIT_STRANDS) +
      (small ? '' : leaf(skin, 0.75, 5, NOTCHES) + leaf(fill, 0.9, 4, HAIRS)),
    mustache:
      area(fill, 1, MUSTACHE) +
      (small
        ? ''
        : leaf(dark, 0.6, 3, '-18,240 -36,246 -52,260; 10,240 22,246 31,260; -8,240 -10,246 -14,250') +
          leaf(light, 0.5, 3, '-24,240 -38,250 -46,260', '4,240 14,246 22,256')),
  };
}
