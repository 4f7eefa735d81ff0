import { point, type Curve, type Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Mark } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import type { ExtraDrawer } from '../extra';
import { createHead, placeLobe } from '../head';
import { getJewelForm } from './form';
import { placeCirclet, createJeweler, type Jeweler } from './jeweler';

type Earring = (at: Point, jeweler: Jeweler, piece: Piece, size: number) => Mark[];

const drawStud: Earring = (at, jeweler, piece, size) => [
  ...(piece.has('jewelry', 'statement-earrings')
    ? [jeweler.beads(placeCirclet(at, 10, 0.36 * size, 0.09 * size), jeweler.metal)]
    : []),
  ...(getJewelForm(piece) === 'cut'
    ? [jeweler.cut(at, 0.32 * size, jeweler.stone, 4), jeweler.cut(at, 0.25 * size, jeweler.metal, 4)]
    : drawSet(at, jeweler, piece, 0.26 * size)),
];

/** A pearl is the ornament itself, its metal a rim. */
const drawSet: Earring = (at, jeweler, piece, r) =>
  getJewelForm(piece) === 'smooth' && piece.paint.twoColored
    ? [jeweler.beads([{ at, r }]), jeweler.beads([{ at, r: r * 0.84 }], jeweler.metal)]
    : [jeweler.motif(at, r)];

const drop: Earring = (at, jeweler, piece, size) => {
  const placeLow = (y: number): Point => point(at.x, at.y + y * size);
  const line = smoothCurve([at, placeLow(0.3), placeLow(0.6)]);
  if (piece.has('jewelry', 'statement-earrings')) {
    const fan = [-2, 2, -1, 1, 0].map((step) =>
      point(at.x + step * 0.2 * size, at.y + (0.98 - Math.abs(step) * 0.1) * size),
    );
    const threads = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
      smoothCurve([
        point(at.x + step * 0.05 * size, at.y + 0.9 * size),
        point(at.x + step * 0.1 * size, at.y + 1.95 * size),
      ]),
    );
    return [
      jeweler.chain(line),
      ...(piece.has('fabric', 'viscose')
        ? [jeweler.wire(threads, 0.09 * size, false)]
        : fan.map((end) => jeweler.drops([end], 0.76 * size))),
      jeweler.motif(placeLow(0.72), 0.36 * size),
    ];
  }
  return getJewelForm(piece) === 'smooth' && !piece.paint.twoColored
    ? [
        jeweler.chain(smoothCurve([at, placeLow(0.7), placeLow(1.4)])),
        jeweler.drops([placeLow(1.3)], 0.5 * size),
      ]
    : [
        jeweler.chain(line),
        ...drawSet(placeLow(0.6), jeweler, piece, 0.25 * size),
        jeweler.drops([placeLow(0.8)], 0.75 * size),
      ];
};

const drawHoop: Earring = (at, jeweler, piece, size) => {
  const r = 0.62 * size;
  const ring = traceRingAt(point(at.x, at.y + r * 0.94), r * 0.8, r);
  const thick = piece.has('jewelry', 'statement-earrings') ? 0.26 : 0.15 * size;
  return [jeweler.wire([ring], thick, getJewelForm(piece) === 'banded'), jeweler.beads([{ at, r: 0.09 }])];
};

const traceRingAt = ({ x, y }: Point, across: number, down: number): Curve =>
  smoothCurve(
    [point(x, y - down), point(x + across, y), point(x, y + down), point(x - across, y), point(x, y - down)],
    { start: point(1, 0), end: point(1, 0) },
  );

/** Hidden under a head covering; `beside`: inches between the two of a flat. */
const drawPair =
  (earring: Earring, beside: number): ExtraDrawer =>
  (piece, { body, covered, laid }) => {
    if (covered) return {};
    const head = createHead(body.landmarks);
    const jeweler = createJeweler(piece);
    const lobe = placeLobe(head, 1);
    const bold = piece.has('jewelry', 'statement-earrings') ? 1.3 : 1;
    const size = Math.min(1.5, jeweler.size * bold);
    const twin = laid ? point(lobe.x + beside * size * bold ** 2, lobe.y) : placeLobe(head, -1);
    return { head: [lobe, twin].flatMap((at) => earring(at, jeweler, piece, size)) };
  };

export const studEarrings = drawPair(drawStud, 0.8);
export const dropEarrings = drawPair(drop, 0.9);
export const hoopEarrings = drawPair(drawHoop, 1.25);
