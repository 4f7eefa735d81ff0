import type { CombinedType, Measurement } from '@figura/contracts';
import { xmlText } from '../xml-text';
import { balanceMarks } from './balance';
import { figureGeometry } from './figure';
import type { FigureInput } from './figure';

export interface RenderOptions {
  /** What the picture is called, for users who do not see it. */
  title: string;
  /** The measurement whose tape is shown. */
  active?: Measurement;
  /** The type whose balance lines are marked. */
  combined?: CombinedType;
  /** Which colors stand in where the page sets none; light unless told. */
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

/** A line that never falls below a hair's breadth, however small the picture; all others thin out with it. */
const HAIRLINE = 'stroke-width="0.9" vector-effect="non-scaling-stroke"';

/**
 * The figure as one SVG document with a title, ready to be a file or to stand in a page. Colors are the custom
 * properties `--figure-skin`, `--figure-suit`, `--figure-ink`, `--figure-hair`, `--figure-sheen`, `--figure-accent` and
 * `--figure-sage`, with a theme's own behind them. The same input gives the same text.
 */
export function renderFigure(
  input: FigureInput,
  { title, active, combined, theme = 'light' }: RenderOptions,
): string {
  const { width, height, ...figure } = figureGeometry(input);
  const color = (name: keyof typeof COLORS.light): string => `var(--figure-${name}, ${COLORS[theme][name]})`;
  const shape = (path: string, fill: string, more = ''): string =>
    `<path d="${path}" fill="${fill}"${more}/>`;
  const line = (path: string, stroke: string, weight: number, more = ''): string =>
    `<path d="${path}" stroke="${stroke}" stroke-width="${weight}"${more}/>`;
  const ink = color('ink');
  const hair = (path: string): string => shape(path, color('hair'), ` stroke="${ink}" ${HAIRLINE}`);
  const skin = (path: string): string => shape(path, color('skin'), ` stroke="${ink}" ${HAIRLINE}`);

  const parts = [
    hair(figure.hairKnot),
    skin(figure.outline),
    shape(figure.underlayer, color('suit'), ` stroke="${ink}"`),
    shape(figure.slippers, color('hair')),
    line(figure.details.join(''), ink, 1.1, ' opacity="0.6"'),
    line(figure.outline, ink, 1.3),
    skin(figure.head),
    line(figure.head, ink, 1.3),
    hair(figure.hair),
    line(figure.strands.join(''), color('sheen'), 0.8, ' opacity="0.5"'),
  ];
  if (combined) {
    const { shape: frame, widths, spans } = balanceMarks(figure.balance, combined);
    const sage = color('sage');
    parts.push(line(frame, sage, 1.3, ' stroke-dasharray="2 5"'));
    parts.push(...[...widths, ...spans].map(({ path, strong }) => line(path, sage, strong ? 3.4 : 1.3)));
  }
  if (active) {
    const { path, dashes } = figure.guides[active];
    parts.push(line(dashes, color('accent'), 1.6, ' stroke-dasharray="3 5" opacity="0.8"'));
    parts.push(line(path, color('accent'), 4));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${xmlText(title)}</title>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...parts,
    '</g></svg>',
  ].join('');
}
