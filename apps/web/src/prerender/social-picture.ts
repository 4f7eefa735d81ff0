import type { HorizontalType, TapeMeasurements } from '@figura/contracts';
import { renderFigure, TYPICAL_BODY } from '@figura/drawing';
import { SOCIAL_PICTURE } from './head';

const PAPER = '#FBF7F2';
const BLUSH = '#F1DDD2';

/** Girths that show each type at a glance. */
const TYPES: readonly [HorizontalType, Partial<TapeMeasurements>][] = [
  ['A', { shoulders: 41, chest: 37, waist: 27.5, hips: 40.5 }],
  ['B', { shoulders: 37.5, chest: 34, waist: 29.5, hips: 43.5 }],
  ['C', { shoulders: 45, chest: 39, waist: 30.5, hips: 36 }],
  ['D', { shoulders: 41, chest: 40.5, waist: 41.5, hips: 42 }],
  ['E', { shoulders: 39, chest: 35.5, waist: 33, hips: 37 }],
];

/** A variable with what stands in for it: programs that are no browser know only the latter. */
const VARIABLE = /var\(--[\w-]+, ([^)]+)\)/g;

/** The picture of link previews, without words, which each program would set in another font. */
export function socialPicture(): string {
  const { width, height, alt } = SOCIAL_PICTURE;
  // The sheet of a figure has room beside it for tapes; neighbors may share that.
  const step = 200;
  const size = { width: 308, height: 560 };
  const left = (width - step * (TYPES.length - 1) - size.width) / 2;
  const figures = TYPES.map(([type, measurements], index) =>
    renderFigure({ measurements: { ...TYPICAL_BODY, ...measurements } }, { title: type, active: 'waist' })
      .replaceAll(VARIABLE, '$1')
      .replace(
        /^<svg /,
        `<svg x="${left + index * step}" y="35" width="${size.width}" height="${size.height}" `,
      ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${alt}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<rect y="540" width="${width}" height="90" fill="${BLUSH}"/>`,
    ...figures,
    '</svg>',
  ].join('');
}
