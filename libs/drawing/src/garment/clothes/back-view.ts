import { LEVEL } from '../cut/body';
import { drawKnot, zip } from '../cut/details';
import { moveCurve, point, traceCorners, traceThrough } from '../cut/path';
import type { Mark } from '../cut/pen';
import type { Piece } from '../piece';
import type { Recipe } from './design';
import type { Frame } from './frame';

const FEATURES = ['open-back', 'back-buttons', 'back-zip', 'tie-back', 'back-yoke'] as const;
const BARE = ['strapless', 'halter', 'off-shoulder', 'asymmetric'] as const;

export const hasBackView = ({ has }: Piece): boolean =>
  has('line', 'back-seam') || FEATURES.some((value) => has('specialFeatures', value));

/** The same garment without what only its front has. */
export function turnAround(piece: Piece, recipe: Recipe): [Piece, Recipe] {
  const neckline = piece.first('neckline', BARE, 'strapless');
  const isOpen = piece.has('specialFeatures', 'open-back');
  const isBare = piece.has('neckline', neckline) || recipe.neckline === neckline;
  const isKept = isBare && !isOpen && recipe.hem !== 'cups';
  const isFront = (attribute: string, value: string): boolean =>
    ['specialFeatures', 'line'].includes(attribute) ||
    (attribute === 'neckline' && !isKept) ||
    /^tie$|wrap|breasted|open-jacket|shirt-dress/.test(value);
  const back: Piece = {
    ...piece,
    has: (attribute, value) => !isFront(attribute, value) && piece.has(attribute, value),
    first: (attribute, known, fallback) =>
      piece.first(
        attribute,
        known.filter((value) => !isFront(attribute, value)),
        fallback,
      ),
  };
  const isBra = recipe.hem === 'cups';
  const own = isBra || (isOpen && !isBare) ? 'deep-scoop' : isBare ? 'strapless' : 'crew';
  return [
    back,
    {
      ...recipe,
      front: 'closed',
      ...(isBra && { hem: 'elastic' }),
      ...(!isKept && { neckline: own }),
      ...(recipe.belt && { belt: 'plain' }),
    },
  ];
}

export function drawBackFeature({ has }: Piece, { pen, neck, at, low }: Frame): Mark[] {
  const end = Math.min(LEVEL.hip - 4, low - 4);
  const middle = traceCorners([0, neck.depth], [0, end]);
  const yoke = traceThrough([-at(LEVEL.bust), 12.6], [0, 14], [at(LEVEL.bust), 12.6]);
  const buttons = Array.from({ length: 7 }, (_, row) => point(0.9, neck.depth + 2 + row * 4.6));
  const marks: Record<string, () => Mark[]> = {
    'back-buttons': () => [pen.edge(middle), ...buttons.map((each) => pen.button(each, 0.7))],
    'back-zip': () => zip(pen, middle),
    'tie-back': () => drawKnot(pen, point(0, Math.min(LEVEL.waist, low - 6)), 2.4, 20),
    'back-yoke': () => [pen.edge(yoke), pen.stitch(moveCurve(yoke, 0, 1))],
  };
  const drawn = Object.entries(marks).flatMap(([value, draw]) =>
    has('specialFeatures', value) ? draw() : [],
  );
  return has('line', 'back-seam') ? [pen.edge(traceCorners([0, neck.depth], [0, low])), ...drawn] : drawn;
}
