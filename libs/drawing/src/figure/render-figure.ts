import type { CombinedType, TapeField } from '@figura/contracts';
import { escapeText } from '../xml-text';
import { createBalanceMarks } from './balance';
import { traceFigure, type FigureInput } from './figure';

export interface RenderOptions {
  /** Accessible name. */
  title: string;
  active?: TapeField;
  combined?: CombinedType;
  theme?: 'light' | 'dark';
}

const COLORS = {
  light: {
    skin: '#F1DDD2',
    suit: '#E3C0AD',
    ink: '#231F20',
    hair: '#2B2223',
    sheen: '#FBF7F2',
    accent: '#B4532A',
    sage: '#4C5A47',
  },
  dark: {
    skin: '#4A362D',
    suit: '#6B4735',
    ink: '#F3EBE3',
    hair: '#120F0E',
    sheen: '#F3EBE3',
    accent: '#E58A5E',
    sage: '#B5C4AE',
  },
} as const;

/** Keeps its width at any picture size; other lines scale. */
const HAIRLINE = 'stroke-width="0.9" vector-effect="non-scaling-stroke"';

/** A titled SVG document. Colors are `--figure-*` custom properties with theme fallbacks. Deterministic. */
export function renderFigure(
  input: FigureInput,
  { title, active, combined, theme = 'light' }: RenderOptions,
): string {
  const { width, height, ...figure } = traceFigure(input);
  const getColor = (name: keyof typeof COLORS.light): string =>
    `var(--figure-${name}, ${COLORS[theme][name]})`;
  const drawShape = (path: string, fill: string, more = ''): string =>
    `<path d="${path}" fill="${fill}"${more}/>`;
  const drawLine = (path: string, stroke: string, weight: number, more = ''): string =>
    `<path d="${path}" stroke="${stroke}" stroke-width="${weight}"${more}/>`;
  const ink = getColor('ink');
  const drawHair = (path: string): string =>
    drawShape(path, getColor('hair'), ` stroke="${ink}" ${HAIRLINE}`);
  const drawSkin = (path: string): string =>
    drawShape(path, getColor('skin'), ` stroke="${ink}" ${HAIRLINE}`);

  const parts = [
    drawHair(figure.hairKnot),
    drawSkin(figure.outline),
    drawShape(figure.underlayer, getColor('suit'), ` stroke="${ink}"`),
    drawShape(figure.slippers, getColor('hair')),
    drawLine(figure.details.join(''), ink, 1.1, ' opacity="0.6"'),
    drawLine(figure.outline, ink, 1.3),
    drawSkin(figure.head),
    drawLine(figure.head, ink, 1.3),
    drawHair(figure.hair),
    drawLine(figure.strands.join(''), getColor('sheen'), 0.8, ' opacity="0.5"'),
  ];
  if (combined) {
    const { shape: frame, widths, spans } = createBalanceMarks(figure.balance, combined);
    const sage = getColor('sage');
    parts.push(drawLine(frame, sage, 1.3, ' stroke-dasharray="2 5"'));
    parts.push(...[...widths, ...spans].map(({ path, strong }) => drawLine(path, sage, strong ? 3.4 : 1.3)));
  }
  if (active) {
    const { path, dashes } = figure.guides[active];
    parts.push(drawLine(dashes, getColor('accent'), 1.6, ' stroke-dasharray="3 5" opacity="0.8"'));
    parts.push(drawLine(path, getColor('accent'), 4));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...parts,
    '</g></svg>',
  ].join('');
}
