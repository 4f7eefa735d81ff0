import { ribbon } from '../../garment/cut/ribbon';
import { penOf } from '../../garment/cut/pen';
import type { Mark } from '../../garment/cut/pen';
import { joined } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { lightness, mix } from '../../garment/paint/colors';
import type { Piece } from '../../garment/piece';
import { spots } from '../../garment/smooth-path';
import type { Head, HeadPoint } from '../head';

/** A head of hair in two parts, between which the body stands. */
export interface HairMarks {
  /** Behind neck and shoulders. */
  back: readonly Mark[];
  /** Over the face, collar and scarf. */
  front: readonly Mark[];
  /** Whether no ear shows. */
  hidesEars: boolean;
}

/** Draws hair on a head with a pen in its color. */
export type HairDrawer = (head: Head, pen: HairPen) => HairMarks;

/** What hair is drawn with. All lines are places on the head. */
export interface HairPen {
  head: Head;
  /** The same pen on another head, such as a bent one. */
  on(head: Head): HairPen;
  /** A part of the hair: its contour, the edges where it ends on the face, and the strands that run through it. */
  lock(outer: Curve, edges?: readonly Curve[], strands?: Strands): Mark;
  /** A part that lies in the shade of the rest. */
  shaded(outline: Curve): Mark;
  /** A single tapered dark line: a parting, the edge of a lock upon another. */
  parting(places: readonly HeadPoint[], weight?: number): Mark;
}

/** Lines that hair is combed along: bright ones where light runs along it, dark ones between its locks. */
export interface Strands {
  bright?: readonly (readonly HeadPoint[])[];
  dark?: readonly (readonly HeadPoint[])[];
}

/** Lines through places written out as `x y, x y`. */
export const lines = (...texts: readonly string[]): HeadPoint[][] => texts.map(spots);

/** Widths of a strand along its way, in body inches. */
const BRIGHT = [0, 0.13, 0.18, 0.12, 0];
const DARK = [0, 0.1, 0.12, 0.07, 0];
/** Widths of the shade along an edge on the face: hair is thinner there, and rounds away from the light. */
const EDGE_SHADE = [0.1, 0.3, 0.36, 0.3, 0.1];

/** A pen in the color of a piece of hair. */
export function hairPen(piece: Piece, head: Head): HairPen {
  const pen = penOf(piece);
  const { base } = piece.paint.colors;
  const light = lightness(base);
  const bright = mix(base, '#ffffff', light > 0.6 ? 0.5 : 0.26);
  const dark = mix(base, '#1a0d0a', light > 0.6 ? 0.32 : 0.5);
  const shade = mix(base, '#1a0f12', light > 0.6 ? 0.16 : 0.3);
  const on = (held: Head): HairPen => {
    const tapered = (lines: Strands['bright'] = [], widths: readonly number[]): Curve[] =>
      lines.map((places) => ribbon(held.line(places), widths));
    const marks = ({ bright: high, dark: low }: Strands, opacity: number): Mark[] => [
      ...(low && !piece.small ? [pen.fill(dark, opacity, ...tapered(low, DARK))] : []),
      ...(high && !piece.small ? [pen.fill(bright, opacity, ...tapered(high, BRIGHT))] : []),
    ];
    return {
      head: held,
      on,
      lock: (outer, edges = [], strands = {}) =>
        pen.panel(joined(outer, ...edges), {
          inside: [
            ...edges.map((edge) => pen.fill(shade, 0.55, ribbon(edge, EDGE_SHADE))),
            ...marks(strands, 0.6),
            ...edges.map((edge) => pen.stroke(dark, 1.6, edge)),
          ],
          contour: outer,
        }),
      shaded: (outline) => pen.panel(outline, { cloth: { ...pen.main, fill: shade }, contour: outline }),
      parting: (places, weight = 0.1) =>
        pen.fill(dark, 0.9, ribbon(held.line(places), [0, weight, weight * 0.9, weight * 0.4, 0])),
    };
  };
  return on(head);
}
