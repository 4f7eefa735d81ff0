import { joined, stretch } from '../figure/curve';
import { foot } from '../figure/foot';
import { legInside } from '../figure/leg';
import { linked, mirrored, point, reversed, smoothCurve, straight, traced } from '../garment/cut/path';
import type { Curve } from '../garment/cut/path';
import { penOf } from '../garment/cut/pen';
import type { Mark } from '../garment/cut/pen';
import { mix } from '../garment/paint/colors';
import type { Piece } from '../garment/piece';
import type { ExtraDrawer, Wearer } from './extra';

const KINDS = ['sheer-hosiery', 'opaque-tights', 'textured-tights', 'ankle-socks'] as const;
type Kind = (typeof KINDS)[number];

/** The stop of the body's side, counted from 0, at which tights end above: the waist. */
const WAIST_STOP = 2;
/** How much of the leg sheer hosiery hides. */
const SHEER = 0.42;
/** How far socks reach above the ankle, and how deep their cuff is, in inches. */
const SOCK = { top: 2.2, cuff: 1 } as const;

/** Tights, stockings and socks on the legs. */
export const hosiery: ExtraDrawer = (piece, wearer) => {
  const kind = piece.first('accessories', KINDS, 'opaque-tights');
  const leg = kind === 'ankle-socks' ? sockOf(wearer) : legOf(wearer);
  const sides = { r: (curve: Curve) => curve, l: mirrored };
  return {
    onBody: Object.entries(sides).flatMap(([side, turn]) => [
      tone(piece, kind, turn(leg), `${piece.id}-${side}`),
      ...knit(piece, kind, wearer, turn),
    ]),
  };
};

/** The right leg from the waist to the toes. */
function legOf({ barefoot: { landmarks: l, side }, feet }: Wearer): Curve {
  const inside = legInside(l);
  const outer = joined(stretch(side, WAIST_STOP, side.cubics.length), foot(l, feet === 'held'), inside);
  return linked(outer, straight(point(0, l.crotchY), point(0, outer.from.y)));
}

/** The right foot and ankle. */
function sockOf({ barefoot: { landmarks: l, half, inseam }, feet }: Wearer): Curve {
  const top = l.ankleY - SOCK.top;
  const edge = (at: (y: number) => number, room: number): Curve =>
    smoothCurve([top, (top + l.ankleY) / 2, l.ankleY - 0.4].map((y) => point(at(y) + room, y)));
  return linked(edge(half, 0.04), foot(l, feet === 'held'), reversed(edge(inseam, -0.04)));
}

/** The stocking's color over the skin, darker where the leg turns away. */
function tone({ paint, id }: Piece, kind: Kind, leg: Curve, name: string): Mark {
  const opacity = kind === 'sheer-hosiery' ? ` fill-opacity="${SHEER}"` : '';
  const dark = mix(paint.colors.base, paint.colors.dark ? '#000000' : '#2a1a18', 0.5);
  const use = (attributes: string): string => `<use href="#${name}" ${attributes}/>`;
  return {
    reach: [leg],
    markup: (sheet) =>
      [
        `<defs><path id="${name}" d="${traced([leg], sheet, true)}"/></defs>`,
        ...[paint.cloth, ...paint.surfaces].map((fill) => use(`fill="${fill}"${opacity}`)),
        use(`fill="url(#${id}-light)" stroke="${dark}" stroke-width=".95"`),
      ].join(''),
  };
}

/** Lines that only some stockings have: raised lozenges, the ribs of a cuff. */
function knit(piece: Piece, kind: Kind, { barefoot }: Wearer, turn: (curve: Curve) => Curve): Mark[] {
  const { landmarks: l, half, inseam } = barefoot;
  const pen = penOf(piece);
  const at = (share: number, y: number) => {
    const inner = y < l.crotchY ? 0 : inseam(y);
    return point(inner + (half(y) - inner) * share, y);
  };
  if (kind === 'textured-tights') {
    const rows = Array.from({ length: 14 }, (_, row) => l.hipY + ((l.ankleY + 0.6 - l.hipY) * row) / 13);
    const zigzag = (from: number, to: number): Curve =>
      straight(at(from, rows[0]!), ...rows.slice(1).map((y, row) => at(row % 2 === 0 ? to : from, y)));
    return [
      pen.seam(...[zigzag(0.12, 0.5), zigzag(0.88, 0.5), zigzag(0.5, 0.12), zigzag(0.5, 0.88)].map(turn)),
    ];
  }
  if (kind !== 'ankle-socks') return [];
  const top = l.ankleY - SOCK.top;
  const ribs = [0.12, 0.27, 0.42, 0.57, 0.72, 0.87].map((share) =>
    straight(at(share, top + 0.1), at(share, top + SOCK.cuff)),
  );
  const edge = smoothCurve([
    at(-0.03, top + SOCK.cuff),
    point(at(0.5, top).x, top + SOCK.cuff + 0.12),
    at(1.03, top + SOCK.cuff),
  ]);
  const rim = smoothCurve([at(-0.03, top), point(at(0.5, top).x, top + 0.12), at(1.03, top)]);
  const { colors } = piece.paint;
  return [
    pen.seam(...ribs.map(turn)),
    pen.edge(turn(edge)),
    pen.stroke(mix(colors.base, '#2a1a18', 0.5), 1.75, turn(rim)),
  ];
}
