import { LEVEL } from '../cut/body';
import { bow, bustRuffle, epaulettes, strip } from '../cut/details';
import { frill } from '../cut/skirts';
import { bothSides, corners, mirrored, point, smoothCurve, straight } from '../cut/path';
import type { Mark } from '../cut/pen';
import { INK } from '../paint/colors';
import { pocketPair } from '../cut/pockets';
import { lowerWidth } from './frame';
import type { Frame } from './frame';

/** Special features that lie on the front of a garment for the upper body. */
export function frontFeatures(frame: Frame): Mark[] {
  const { piece, pen, body, neck, design, low, at } = frame;
  const has = (value: string): boolean => piece.has('specialFeatures', value);
  const marks: Mark[] = [];
  if (has('chest-pockets')) marks.push(...pocketPair(pen, point(11.4, 22.6), 9, 9.4, true));
  if (has('ruffle-bust')) marks.push(...bustRuffle(pen, neck.depth, Math.min(at(LEVEL.bust) * 0.86, 19)));
  if (has('epaulettes') && body.armholes.length > 0) marks.push(...epaulettes(pen, body.tip, body.neckPoint));
  const hem = design.lower ? Math.max(design.end, design.lower.seam + 15) : low;
  const width = design.lower ? lowerWidth(frame) : at;
  if (has('hip-pockets')) {
    const level = Math.min(LEVEL.highHip + 1, hem - 14);
    marks.push(...pocketPair(pen, point(Math.min(width(level) * 0.6, 15), level), 10.5, 11.5));
  }
  if (has('hem-ruffle') && design.length !== 'high-low') {
    const { outline, folds } = frill(width, hem - 10, hem + 1.5);
    marks.push(pen.panel(outline, { inside: [pen.fold(...folds)] }));
  }
  if (has('hem-slit')) {
    const x = Math.min(width(hem) * 0.5, 13);
    const high = hem - Math.min(26, (hem - LEVEL.waist) * 0.4);
    marks.push(
      pen.fill(INK, 0.6, corners([x, high], [x + 1.5, hem + 0.2], [x - 0.9, hem + 0.4])),
      pen.edge(
        straight(point(x, high), point(x - 0.9, hem + 0.4)),
        straight(point(x, high), point(x + 1.5, hem + 0.2)),
      ),
    );
  }
  if (has('hip-pleats')) {
    const top = design.lower?.seam ?? LEVEL.waist;
    marks.push(
      pen.seam(
        ...[5, 8, 11].flatMap((x) => bothSides(corners([x, top + 0.8], [x + 1.2, top + 15 - x * 0.4]))),
      ),
    );
  }
  if (has('neck-bow')) marks.push(...bow(pen, point(0, Math.min(neck.depth, 10)), 7));
  if (!design.lower && low < LEVEL.hip + 8) marks.push(...tuck(frame));
  return marks;
}

/** A hint of what a top is tucked into: its waistband, and the cloth that blouses over it. */
function tuck({ piece, pen, at, low }: Frame): Mark[] {
  const whole = piece.has('waist', 'tucked');
  if (!whole && !piece.has('waist', 'front-tuck')) return [];
  const level = Math.min(LEVEL.waist + 1, low);
  const half = whole ? at(level) - 0.6 : at(level) * 0.34;
  const foot = whole ? level + 13 : low - 0.4;
  const below = strip((y) => half + (y - level) * (whole ? 0.22 : 0.62), level, foot);
  const folds = [0.8, 0.56, 0.3, 0].map((share, index) =>
    corners([half * share, level + 0.8], [half * share * 1.06 + 0.5, level - 4 - (index % 2) * 2.4]),
  );
  return [
    pen.panel(below, { cloth: { ...pen.plain, fill: SLATE, surfaces: [] } }),
    pen.stroke(
      INK,
      1.3,
      smoothCurve([point(-half - 0.8, level + 4), point(0, level + 5), point(half + 0.8, level + 4)]),
      corners([0, level + 1], [0, foot + 0.8]),
      smoothCurve([point(2.2, level + 5), point(2.1, foot - 2.6), point(0.2, foot)]),
    ),
    pen.button(point(-1, level + 3), 0.7),
    pen.fold(...folds, ...folds.map(mirrored)),
  ];
}

/** A quiet color for what does not belong to the piece itself. */
const SLATE = '#8b857e';
