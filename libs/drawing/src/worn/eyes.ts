import type { AgeBand, Face } from '@figura/contracts';
import { computeLightness, mix } from '../garment/paint/colors';
import type { Brush, FaceOptions } from './face-brush';

/** Head units. */
const LIDS = {
  almond: { tall: 1.01, tilt: 1.2, arch: 0 },
  hooded: { tall: 0.95, tilt: 3.2, arch: 1.5 },
  monolid: { tall: 0.9, tilt: -0.4, arch: 4 },
} as const;

export const AGES = {
  young: { lips: 1, lid: 1.04, brow: 0.88, lines: 0 },
  middle: { lips: 0.95, lid: 1, brow: 0.85, lines: 0.5 },
  mature: { lips: 0.8, lid: 0.93, brow: 0.78, lines: 1 },
} as const;

/** Head units. */
const EYE_Y = 164;

const EYES = [
  { x: 30, half: 25, side: 1 },
  { x: -56, half: 20.5, side: -1 },
] as const;

export function drawEyes(
  { area, build, disk, line, small }: Brush,
  { colors, hair, mood, shape }: FaceOptions,
  eyes: Face['eyes'],
  years: (typeof AGES)[AgeBand],
): string {
  const { skin, shade, light, line: ink, isDark } = colors;
  const isMonolid = eyes === 'monolid';
  const hood = eyes === 'hooded' || years.lines === 1 ? 1 : shape.eyes.hood;
  const { arch, ...lids } = LIDS[eyes];
  const tilt = lids.tilt + shape.eyes.tilt;
  const placed = EYES.map(({ x, half, side }) => ({
    x: x + side * shape.eyes.apart,
    half: half * shape.eyes.wide,
    side,
  }));
  const tall =
    lids.tall *
    shape.eyes.tall *
    years.lid *
    mood.lid *
    (1 - 0.03 * build) *
    (small ? 1.2 : isDark ? 1.1 : 1);
  const low = (0.4 + 0.6 * shape.eyes.tall - mood.smile * 0.025) * (small ? 1.2 : 1);
  const wider = small ? 1.2 : 1;
  /** Written places: outward in half widths, down in head units. */
  const createSlantFormatter =
    (slant: number) =>
    (text: string): string[] =>
      placed.map(({ x, half, side }) =>
        text.replace(/([-\d.e]+),([-\d.e]+)/g, (_, out: string, down: string) => {
          const across = x + side * half * wider * Number(out);
          return `${across.toFixed(1)},${(EYE_Y + Number(down) + slant * Number(out)).toFixed(1)}`;
        }),
      );
  const both = createSlantFormatter(tilt);
  const wing = 0.26 * build;
  const lash = isDark ? '#150a08' : '#2b1714';
  const brow =
    computeLightness(hair) > 0.5
      ? isDark
        ? mix(hair, skin, 0.3)
        : mix(hair, '#3a2820', 0.9 - computeLightness(skin) * 0.4)
      : mix(hair, '#1a0d0a', isDark ? 0.6 : 0.3);
  const iris = chooseIris(hair, isDark);
  const white = mix(skin, '#fffaf4', isDark ? 0.84 : 0.8);
  const thick = (isDark ? 1.2 : 0) + (small ? 2.6 : 0);
  const drawDisks = (aside: number, down: number, radius: number, fill: string): string =>
    placed
      .map(({ x, half, side }) =>
        disk(x - side * half * 0.02 - 0.3 + aside + mood.gaze, EYE_Y - 2.2 + down, radius, fill),
      )
      .join('');
  const upper = `-0.5,${-6 * tall} 0.1,${-10.5 * tall} 0.65,${-7.5 * tall + 2 * hood}`;
  const lower = `0.55,${7 * low} -0.1,${9 * low} -0.6,${7.5 * low}`;
  const balls = small
    ? [area(white, 1, ...both(`-1,4! ${upper} 1.08,-1! ${lower}`)), drawDisks(0, 0.5, 12, lash)]
    : [
        area(white, 1, ...both(`-1,4! ${upper} 1.08,-1! ${lower}`)),
        drawDisks(0, 0, 11.6, mix(iris, '#1a1210', 0.5)),
        drawDisks(0, 0.4, 9.6, iris),
        drawDisks(0, 0, isDark ? 5.2 : 4.5, '#150b09'),
        drawDisks(-3.6, -3, isDark ? 1.8 : 2.6, '#fffaf2'),
        area(
          isDark ? mix(skin, light, 0.6) : isMonolid ? skin : mix(skin, shade, 0.5 + 0.25 * hood),
          1,
          ...both(`-1,4! ${upper} 1.08,-1! 1.16,-8 0.4,-17 -0.45,-14.5`),
        ),
        line(ink, 1.9, 0.42, ...both('0.95,2 0.5,8 -0.1,10 -0.55,8.5')),
        isMonolid
          ? ''
          : line(
              ink,
              2.1,
              0.65,
              ...both(
                `-0.8,-10 -0.15,${4 * hood - 19} 0.55,${5 * hood - 19} ${1.08 + 0.2 * hood},${9.5 * hood - 11.5}`,
              ),
            ),
      ];
  return [
    ...balls,
    area(
      lash,
      1,
      ...both(
        `-1.05,4.8! -0.5,${(-7 + 0.6 * build) * tall - thick} 0.1,${(-13 + 1.2 * build) * tall - thick} 0.7,${(-10.6 + 1.2 * build) * tall - thick + 2 * hood} ${1.3 - wing},${-5.5 + build * 3}! 1.05,1.5! 0.64,${-5.8 * tall + thick * 0.4 + 2 * hood} 0.1,${-9 * tall + thick * 0.4} -0.5,${-4.5 * tall + thick * 0.4}`,
      ),
    ),
    area(
      brow,
      isDark && small ? 1 : years.brow,
      ...createSlantFormatter(tilt / 4)(
        `${-1.05 - 0.12 * build},${-30 + 6 * build - mood.brow * 0.6}! -0.3,${-36 + 5.5 * build - thick - mood.brow} ${0.5 + 0.1 * build},${-38.5 + arch + shape.brow + 6.4 * build - thick - mood.brow} 1.45,${-28 + 3 * build - mood.brow * 0.6}! ${0.55 + 0.1 * build},${-32.6 + arch + shape.brow + 11 * build - mood.brow} -0.25,${-29.6 + shape.brow + 11 * build - mood.brow} -0.95,${-24.5 + 6 * build - mood.brow * 0.6}!`,
      ),
    ),
  ].join('');
}

/** Light enough beside the pupil at 360 pixels; dark in dark skin, or they would be white dashes. */
function chooseIris(hair: string, isDark: boolean): string {
  const light = computeLightness(hair);
  const [red, , blue] = [1, 3, 5].map((at) => parseInt(hair.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  if (isDark || light < 0.2) return isDark ? '#54301a' : '#6e4123';
  if (red - blue < 20) return '#5f8aa0';
  return light > 0.5 ? '#4f86ad' : light < 0.32 ? '#8a6c34' : '#5f8559';
}
