import {
  cutFlatCollar,
  cutHood,
  cutLapels,
  NO_COLLAR,
  cutRollNeck,
  cutShawlCollar,
  cutShirtCollar,
  cutStandCollar,
} from '../cut/collars';
import type { Collar } from '../cut/collars';
import { traceRibbon } from '../cut/ribbon';
import { BARE_TOP, traceNape, cutNeckline, type Neckline, type NecklineName } from '../cut/necklines';
import {
  mirrorSides,
  traceCorners,
  placeAlong,
  placeEnd,
  linkCurves,
  mirrorCurve,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
  traceThrough,
} from '../cut/path';
import type { Curve } from '../cut/path';
import type { Cloth, Mark, Pen } from '../cut/pen';
import { isHanger } from '../../form/form';
import { PAPER } from '../paint/colors';
import { HANG } from '../cut/silhouettes';
import { findBodyCloth } from './accents';
import { computeGap, computeLapelDepth, computeLap, computeOpenDepth, WIDEST } from './frame';
import type { Frame } from './frame';

export function drawInside(frame: Frame, collar: Collar): Mark[] {
  const { pen } = frame;
  const under = pen.lining;
  return [...back(frame, under), ...collar.behind.map((shape) => pen.panel(shape, { cloth: under }))];
}

function back(frame: Frame, under: Cloth): Mark[] {
  const { pen, neck, body, design, piece } = frame;
  if (design.front === 'open') {
    const lining = piece.paint.twoColored ? pen.trim : under;
    // Between a wearer's legs a pale back would be a slit.
    const pale = isHanger(piece.form) && piece.has('color', 'open-layer-contrast');
    const cloth = pale ? { ...pen.plain, fill: PALE_COLUMN } : lining;
    // Straight across: a hem that follows the fronts would line their corners.
    const { x, y } = placeEnd(body.flank);
    const hem = straight(point(x - 3, y - 0.8), point(3 - x, y - 0.8));
    const whole = linkCurves(traceNape(neck), body.flank, hem, reverseCurve(mirrorCurve(body.flank)));
    return [pen.panel(whole, { cloth })];
  }
  if (design.hem === 'cups' || (design.wings && design.neckline === 'deep-scoop')) return [];
  if (design.shoulder === 'thin-strap' && neck.right === 'shoulder') {
    const { edge } = neck;
    const upper = smoothCurve([edge.from, point(0, placeEnd(edge).y + 2.4), placeEnd(edge)]);
    return [pen.panel(linkCurves(edge, reverseCurve(upper)), { cloth: under })];
  }
  if (neck.right !== 'shoulder' && neck.right !== 'halter') return [];
  const end = placeEnd(neck.edge);
  if (end.x > ALONG_SHOULDERS && !isHanger(piece.form)) return [];
  if (piece.has('specialFeatures', 'racerback')) return [pen.panel(traceRacerback(neck), { cloth: under })];
  if (piece.has('specialFeatures', 'crossed-straps'))
    return mirrorSides(traceCrossedStrap(neck)).map((strap) => pen.panel(strap, { cloth: under }));
  if (design.wings !== undefined && design.wings > 3 && neck.left === 'shoulder') {
    const [x, y] = [end.x + 1, neck.depth];
    return [pen.panel(traceCorners([-x, y - 3], [x, y - 3], [x, y + 4], [-x, y + 4]), { cloth: under })];
  }
  const label = end.y + 2.9;
  const tag = traceCorners([-1.7, label], [1.7, label], [1.7, label + 1.8], [-1.7, label + 1.8]);
  const isDeep = neck.depth > label + 3.4 && design.neckline !== 'stand-collar';
  const labeled = isDeep && neck.left === 'shoulder' && neck.right === 'shoulder';
  const marks = labeled ? [pen.fill(PAPER, 0.85, tag)] : [];
  return [pen.panel(linkCurves(neck.edge, reverseCurve(traceNape(neck))), { cloth: under, inside: marks })];
}

/** Centimeters from the axis. */
const ALONG_SHOULDERS = 12;

function traceRacerback({ edge, depth }: Neckline): Curve {
  const end = placeEnd(edge);
  const low = Math.max(depth, end.y + 6);
  const side = smoothCurve([end, point(3.6, end.y + 4.4), point(2.6, low)], {
    start: point(-1, 0.6),
    end: point(0, 1),
  });
  const upper = traceThrough([-end.x + 2.4, end.y - 0.8], [0, end.y + 2.2], [end.x - 2.4, end.y - 0.8]);
  return linkCurves(upper, side, reverseCurve(mirrorCurve(side)));
}

function traceCrossedStrap({ edge, depth }: Neckline): Curve {
  const end = placeEnd(edge);
  const low = Math.max(depth, end.y + 8);
  return traceCorners(
    [end.x - 2.4, end.y - 0.4],
    [end.x + 0.4, end.y],
    [-end.x * 0.3, low],
    [-end.x * 0.3 - 2.8, low],
    [end.x - 2.4, end.y - 0.4],
  );
}

/** Worn under an open dark layer where the piece asks for contrast. */
const PALE_COLUMN = '#efe6d9';

export const drawThinStraps = ({ pen, neck, design }: Frame): Mark[] =>
  design.shoulder !== 'thin-strap' || neck.right !== 'shoulder'
    ? []
    : mirrorSides(
        traceCorners([placeEnd(neck.edge).x, BARE_TOP - 1.5], [placeEnd(neck.edge).x * 0.9, 1]),
      ).flatMap((strap) => [
        pen.stroke(pen.ink, 4.6, strap),
        pen.stroke(pen.main.colors.base, 2.6, strap),
        pen.room(strap),
      ]);

export function cutCollar({ design, neck, piece }: Frame): Collar {
  const open = design.front === 'open';
  const apart = 0.1 - computeGap(piece);
  const wide = 0.8 + 0.5 * HANG[design.fit];
  const depth = open ? computeOpenDepth(piece, design) : computeLapelDepth(design);
  switch (design.neckline) {
    case 'open-shirt-collar':
      return cutShirtCollar(neck.depth);
    case 'shawl-collar':
      return cutShawlCollar(open ? depth : neck.depth, design.line === 'cocoon' ? 1.5 : 1, open ? -apart : 0);
    case 'peaked-lapels':
      return cutLapels('peak', depth, open ? apart : computeLap(design), wide);
    case 'notched-lapels':
      return cutLapels('notch', depth, open ? apart : computeLap(design), wide);
    case 'hooded':
      return cutHood();
    case 'flat-collar':
      return cutFlatCollar();
    case 'mock-neck':
      return open ? NO_COLLAR : cutStandCollar(5.6, { split: false, ribbed: design.cuff === 'rib' });
    case 'stand-collar':
      return open
        ? NO_COLLAR
        : cutStandCollar(4.4, { split: design.front !== 'zip', ribbed: design.hem === 'rib' });
    case 'roll-neck':
      return piece.collared ? cutStandCollar(5.4, { split: false, ribbed: true }) : cutRollNeck();
    default:
      return NO_COLLAR;
  }
}

function drawFlounce(pen: Pen): Mark[] {
  const upper = traceThrough([-27, 8.6], [-14, 13], [0, 14.4], [14, 13], [27, 8.6]);
  const waves = Array.from({ length: 15 }, (_, index) => {
    const share = 1 - (index / 14) * 2;
    return point(31 * share, 26 - share * share * 3.4 + (index % 2 ? 1.2 : -0.6));
  });
  const folds = waves
    .filter((_, index) => index % 2 === 1)
    .map(({ x, y }, index) => traceCorners([x, y], [x * 0.92, y - 5 - (index % 2) * 3]));
  return [pen.panel(linkCurves(upper, smoothCurve(waves)), { inside: [pen.fold(...folds)] })];
}

const BANDED: readonly NecklineName[] = ['crew', 'boat', 'round', 'henley'];

/** Centimeters. */
const LEAF_SHADE = 0.7;

/** Degrees. */
const GRAIN = 24;

export function drawCollarMarks(
  { pen, piece, design, neck }: Frame,
  { stand, leaves, stitches, ribs: lines, cords }: Collar,
): Mark[] {
  const pale = piece.has('color', 'light-near-face');
  // A print would hide the petals of a flat collar.
  const own = design.neckline === 'flat-collar' ? pen.plain : findBodyCloth(piece, pen);
  const cloth = pale ? pen.lighter : own;
  const marks =
    design.neckline === 'off-shoulder' && design.sleeveLength === 'sleeveless'
      ? drawFlounce(pen)
      : leaves.flatMap((leaf, index) => [
          pen.shadow(moveCurve(leaf, 0, LEAF_SHADE)),
          pen.panel(leaf, { upon: true, cloth: { ...cloth, turn: index % 2 ? -GRAIN : GRAIN } }),
        ]);
  marks.unshift(...stand.map((side) => pen.panel(side, { upon: true, cloth: pen.lining })));
  if (stitches.length) marks.push(pen.stitch(...stitches));
  if (lines.length)
    marks.push(pen.main.colors.dark ? pen.stroke(pen.main.colors.light, 1.5, ...lines) : pen.seam(...lines));
  if (cords.length)
    marks.push(pen.stroke(pen.ink, 4, ...cords), pen.stroke(pen.trim.colors.base, 2.4, ...cords));
  if (design.neckline === 'keyhole') marks.push(pen.button(point(0, 6.8), 0.6));
  const banded = design.cuff === 'rib' || design.hem === 'rib' || pale || BANDED.includes(design.neckline);
  if (
    leaves.length === 0 &&
    design.front !== 'open' &&
    design.front !== 'wrap' &&
    neck.left === 'shoulder' &&
    banded &&
    design.neckline !== 'cowl' &&
    design.neckline !== 'keyhole'
  ) {
    const ribbed = design.cuff === 'rib' || design.hem === 'rib';
    const wide = ribbed ? 2.4 : pale ? 3.4 : 1.7;
    const ends = ribbed ? Array.from({ length: 23 }, (_, index) => (index + 0.5) / 23) : [];
    const traceOuter = (grown: number): Curve =>
      cutNeckline(design.neckline, {
        grown,
        strapped: design.shoulder === 'thin-strap',
        widest: WIDEST[design.shoulder] ?? Infinity,
      }).edge;
    const band = /v-neck|wide-v|deep-v/.test(design.neckline)
      ? traceRibbon(neck.edge, [wide, wide], -1)
      : linkCurves(neck.edge, reverseCurve(traceOuter(wide)));
    const ribs = ends.map((share) =>
      straight(placeAlong(neck.edge, share), placeAlong(traceOuter(wide), share)),
    );
    marks.push(pen.panel(band, { upon: true, cloth, ...(ribbed && { inside: [pen.seam(...ribs)] }) }));
  }
  return marks;
}
