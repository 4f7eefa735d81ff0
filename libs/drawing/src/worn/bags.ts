import { INCH } from '../figure/proportions';
import { findLeather } from './bag-bodies';
import { BAGS, findBag, type Bag, type BagType } from './bag-shapes';
import { CARRIES, ON_LAP, type Carry } from './carries';
import { mirrorCurve, point, smoothCurve, straight, traceThrough } from '../garment/cut/path';
import type { Curve, Point } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { traceRibbon } from '../garment/cut/ribbon';
import { INK, mix } from '../garment/paint/colors';
import { formatDecimalShort as n } from '../garment/paint/numbers';
import type { Piece } from '../garment/piece';
import { getDrawnType } from '../garment/stand-ins';
import { findCinch } from './cinch';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { drawPart } from './part';
import { placeGrip } from './arm-pose';

/** Inches. */
const WAIST_BAG = 6.6;

/** Bags hang on the body's right, which is the drawing's left. */
export const carryBag =
  (type: BagType): ExtraDrawer =>
  (piece, wearer) => {
    const made = findBag(type, piece);
    const carry = piece.first('accessories', CARRIES, made.usual);
    const bag = { piece, made, wearer };
    return wearer.isSeated && ON_LAP.includes(carry) ? layOnLap(bag) : CARRIED[carry](bag);
  };

interface Carried {
  piece: Piece;
  made: Bag;
  wearer: Wearer;
}

/**
 * Draws the flat bag with its upper middle at a place; `turn` in degrees, `wide` the visible share of its width,
 * `inches` its width.
 */
function drawBodyAt(
  { piece, made }: Carried,
  place: Point,
  { wide = 1, turn = 0, inches = made.inches, isBehind = false } = {},
): Mark {
  const { left, right, top } = made.box;
  return {
    reach: [],
    markup: (sheet) => {
      const { x, y } = sheet.at(place);
      const scale = (inches * sheet.scale * sheet.unit * INCH) / (right - left);
      const turned = turn === 0 ? '' : ` rotate(${turn})`;
      const across = formatDecimals(scale * wide);
      const whole = made.body(piece);
      const seen = isBehind ? whole.replace(WITHIN, '') : sheet.coarse ? whole.replace(FAINT, '') : whole;
      return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${across} ${formatDecimals(scale)}) translate(${-(left + right) / 2} ${-top})">${seen}</g>`;
    },
  };
}

/** Stitches and faint shades, invisible in a small picture. */
const FAINT = /<path [^>]*(stroke-dasharray=| opacity="0?\.)[^>]*\/>/g;

/** The body's light and what lies on it: the wearer hides them. */
const WITHIN = /<path d="[^"]*" fill="url\([^)]*-light\)"\/>.*/s;

const formatDecimals = (value: number): string => value.toFixed(3).replace(/0+$/, '').replace(/\.$/, '');

/** `width` is in inches. */
const drawStrap = ({ piece }: Carried, along: Curve, width: number): Mark =>
  drawPart(findLeather(piece), traceRibbon(along, [width, width]));

/** Inches from the bag's upper middle. */
function placeAnchored({ made }: Carried, place: Point, side: 'left' | 'right', wide = 1): Point {
  const { left, right, top } = made.box;
  const inch = (right - left) / made.inches;
  const [x, y] = made.anchors[side];
  return point(place.x + ((x - (left + right) / 2) / inch) * wide, place.y + (y - top) / inch);
}

const computeSideAt = ({ body, half }: Wearer, y: number): number => -Math.max(body.half(y), half(y));

function layOnLap(bag: Carried): ExtraLayers {
  const { inches, box, floor } = bag.made;
  const high = (inches * (floor - box.top)) / (box.right - box.left);
  const place = point(0, bag.wearer.body.landmarks.hipY + 0.8 - high);
  const [half, end] = [inches * 0.24, placeAnchored(bag, place, 'left').y + 0.3];
  const handle = traceThrough([-half, end], [0, place.y - 2.6], [half, end]);
  const isClutch = bag.made.usual === 'clutch';
  return { overClothes: [...(isClutch ? [] : [drawStrap(bag, handle, 0.36)]), drawBodyAt(bag, place)] };
}

const CARRIED: Readonly<Record<Carry, (bag: Carried) => ExtraLayers>> = {
  'hand-held-bag': (bag) => {
    const { wrist } = bag.wearer.body.arm;
    const place = point(-wrist.x + 0.1, wrist.y + 6);
    const half = bag.made.inches * 0.24;
    const [grip, end] = [wrist.y + 2.5, place.y + 0.5];
    const middle = (end + grip) / 2 - 0.4;
    const handle = (lift: number, wide: number): Curve =>
      smoothCurve(
        [end - lift, middle, grip - lift * 0.3, middle, end - lift].map((y, index) =>
          point(place.x + [-1, -0.62, 0, 0.62, 1][index]! * wide, y),
        ),
        { start: point(0.1, -1), end: point(0.1, 1) },
      );
    return {
      overClothes: [
        drawStrap(bag, handle(0.5, half - 0.25), 0.3),
        drawBodyAt(bag, place),
        drawStrap(bag, handle(0, half), 0.36),
      ],
    };
  },
  'underarm-bag': (bag) => {
    const { body } = bag.wearer;
    const { highHipY, neck, deltoid } = body.landmarks;
    const grip = placeGrip(body.landmarks);
    const wide = 0.8;
    const place = point(computeSideAt(bag.wearer, highHipY) - 0.2, highHipY + 1);
    const shoulder = -(neck + (deltoid - neck) * 0.56);
    const front = placeAnchored(bag, place, 'right', wide * 0.4);
    const fall = smoothCurve([
      point(shoulder - 0.2, body.shoulder(-shoulder) - 0.2),
      point(shoulder + 0.3, body.shoulder(-shoulder) + 2),
      point(-grip.x, grip.y),
      point(front.x, front.y + 0.2),
    ]);
    return {
      overClothes: [drawBodyAt(bag, place, { wide })],
      overSleeves: [drawStrap(bag, fall, 0.42)],
    };
  },
  'hip-bag': (bag) => {
    const { body } = bag.wearer;
    const { hipY, highHipY, neck } = body.landmarks;
    const top = highHipY + (hipY - highHipY) * 0.45;
    const place = point(computeSideAt(bag.wearer, hipY) * 0.66, top);
    const shoulder = neck + 1.5;
    const [left, right] = [placeAnchored(bag, place, 'left'), placeAnchored(bag, place, 'right')];
    const start = point(shoulder, body.shoulder(shoulder) - 0.25);
    const traceSling = (end: Point, bow: number): Curve =>
      smoothCurve([
        start,
        point(start.x * 0.62 + end.x * 0.38 + bow, start.y * 0.62 + end.y * 0.38),
        point(end.x, end.y + 0.1),
      ]);
    const hip = computeSideAt(bag.wearer, place.y - 0.4);
    const around = smoothCurve([
      point(hip, place.y - 0.4),
      point((hip + left.x) / 2, place.y + 0.1),
      point(left.x, left.y + 0.1),
    ]);
    return {
      overClothes: [
        drawStrap(bag, traceSling(right, 0.6), 0.28),
        drawStrap(bag, around, 0.28),
        drawBodyAt(bag, place),
      ],
    };
  },
  'waist-bag': (bag) => {
    const { wearer } = bag;
    const { waistY, highHipY } = wearer.body.landmarks;
    const y = waistY + (highHipY - waistY) * 0.5;
    const { half, cinch } = findCinch(wearer.body, y, wearer.half(y));
    const band = smoothCurve(
      [-1, -0.5, 0.5, 1].map((share) => point(half * share, y + (Math.abs(share) < 1 ? 0.15 : -0.3))),
    );
    const place = point(-half * 0.4, y - 0.7);
    return {
      overClothes: [
        drawStrap(bag, band, 0.8),
        drawBodyAt(bag, place, { turn: -3, inches: Math.min(bag.made.inches, WAIST_BAG) }),
      ],
      cinch,
    };
  },
  clutch: (bag) => {
    const { wrist } = bag.wearer.body.arm;
    return { overClothes: [drawBodyAt(bag, point(-wrist.x + 0.7, wrist.y + 2), { turn: 7 })] };
  },
  backpack: (bag) => {
    const { body } = bag.wearer;
    const { underbustY, waistY, chestY, neck, deltoid } = body.landmarks;
    const x = neck + (deltoid - neck) * 0.46;
    const top = body.shoulder(x);
    const computeSide = (y: number): number => Math.max(body.half(y), bag.wearer.half(y));
    const buckle = point(Math.min(x * 1.02, computeSide(chestY) - 1.4), chestY - 0.4);
    const low = underbustY + (waistY - underbustY) * 0.4;
    const padded = smoothCurve([
      point(x - 0.2, top - 0.4),
      point(x, top + 1.2),
      point((x + buckle.x) / 2, (top + buckle.y) / 2),
      buckle,
    ]);
    const webbing = smoothCurve([
      buckle,
      point((buckle.x + computeSide(low)) / 2 + 0.2, (buckle.y + low) / 2 + 0.3),
      point(computeSide(low), low),
    ]);
    const leather = findLeather(bag.piece);
    const drawBoth = (along: Curve, widths: readonly number[], color = leather): Mark[] =>
      [along, mirrorCurve(along)].map((each) => drawPart(color, traceRibbon(each, widths)));
    const slide = straight(point(buckle.x - 0.62, buckle.y), point(buckle.x + 0.62, buckle.y));
    return {
      behind: [drawBodyAt(bag, point(0, body.shoulder(neck) - 1.1), { isBehind: true })],
      overClothes: drawBoth(webbing, [0.5, 0.5, 0.45]),
      overSleeves: [
        ...drawBoth(padded, [1.1, 1.3, 1.2, 0.9]),
        ...drawBoth(slide, [0.6, 0.6], mix(leather, INK, 0.6)),
      ],
    };
  },
};

export const isBag = (type: string): boolean => Object.hasOwn(BAGS, getDrawnType(type));
