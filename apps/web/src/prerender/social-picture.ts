import type { CombinedType, TapeMeasurements } from '@figura/contracts';
import { renderFigure, TYPICAL_BODY } from '@figura/drawing';
import { SOCIAL_PICTURE } from './head';

const PAPER = '#FBF7F2';
const BLUSH = '#F1DDD2';
const RULE = '#B4532A';

/** Girths that show each type at a glance. */
const TYPES: readonly [CombinedType, Partial<TapeMeasurements>][] = [
  ['A1', { shoulders: 41, chest: 37, waist: 27.5, hips: 40.5 }],
  ['B1', { shoulders: 37.5, chest: 34, waist: 29.5, hips: 43.5 }],
  ['C1', { shoulders: 45, chest: 39, waist: 30.5, hips: 36 }],
  ['D1', { shoulders: 41, chest: 40.5, waist: 41.5, hips: 42 }],
  ['E1', { shoulders: 39, chest: 35.5, waist: 33, hips: 37 }],
];

/** A variable with what stands in for it: programs that are no browser know only the latter. */
const VARIABLE = /var\(--[\w-]+, ([^)]+)\)/g;

/** The picture of link previews, without words, which each program would set in another face. */
export function socialPicture(): string {
  const { width, height, alt } = SOCIAL_PICTURE;
  const column = width / (TYPES.length + 0.6);
  const figureHeight = height - 70;
  const figures = TYPES.map(([combined, measurements], index) => {
    const drawn = renderFigure(
      { measurements: { ...TYPICAL_BODY, ...measurements } },
      { title: combined, combined },
    );
    const left = (index + 0.3) * column;
    return drawn
      .replaceAll(VARIABLE, '$1')
      .replace('<svg ', `<svg x="${left.toFixed(1)}" y="35" preserveAspectRatio="xMidYMid meet" `)
      .replace(/ width="[\d.]+" height="[\d.]+"/, '')
      .replace('viewBox=', `width="${column.toFixed(1)}" height="${figureHeight}" viewBox=`);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${alt}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    `<rect y="${height - 150}" width="${width}" height="150" fill="${BLUSH}"/>`,
    `<rect x="28" y="28" width="${width - 56}" height="${height - 56}" fill="none" stroke="${RULE}"/>`,
    ...figures,
    '</svg>',
  ].join('');
}
