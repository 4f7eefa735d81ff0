import { BELLY } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { describeBelly } from '../cut/light';
import { point, smoothCurve, traceCorners, traceThrough } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark, Pen } from '../cut/pen';
import type { Form } from '../../form/form';
import { formatDecimals } from '../paint/numbers';
import { formatTileTransform } from '../paint/prints';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height. */
const ROUND = { middle: BELLY - 5, tall: 12 } as const;

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

export function drawBelly(
  pen: Pen,
  piece: Piece,
  at: (level: number) => number,
  reach: readonly [from: number, to: number],
): Mark[] {
  const { belly } = piece.form.body.landmarks;
  if (belly < SHOWN) return [];
  const round = (0.5 + belly) * (piece.paint.printed ? 1.5 : 1);
  return [...bendPattern(pen, piece, at, reach), drawRoundness(pen, piece, at(ROUND.middle), round)];
}

export function drawRoundness(pen: Pen, { id }: Piece, wide: number, round: number): Mark {
  const [top, low] = [ROUND.middle - 1.3 * ROUND.tall, ROUND.middle + 1.25 * ROUND.tall];
  const ball = traceThrough([0, top], [wide, ROUND.middle], [0, low], [-wide, ROUND.middle], [0, top]);
  return pen.fill(`url(#${describeBelly(id)})`, Math.min(round, 1), ball);
}

/** Centimeters between stripes, and how wide each is; `down` or `across`. */
const BENT: Readonly<Record<string, { apart: number; wide: number; down?: true; across?: true }>> = {
  'stripe-horizontal': { apart: 2.9, wide: 1.35, across: true },
  'stripe-vertical': { apart: 2.9, wide: 1.35, down: true },
  pinstripe: { apart: 1.74, wide: 0.22, down: true },
  'check-large': { apart: 4.6, wide: 1.9, down: true, across: true },
};

/** Centimeters that a belly bends a pattern down, and the share by which it spreads it. */
const ROUNDS = { sag: 3.4, spread: 0.2 } as const;

/** Patterns do not bend: over a belly stripes are drawn one by one. */
function bendPattern(
  pen: Pen,
  piece: Piece,
  at: (level: number) => number,
  [from, to]: readonly [number, number],
): Mark[] {
  const { paint, form } = piece;
  const [, print] = Object.entries(BENT).find(([name]) => piece.has('prints', name)) ?? [];
  if (!paint.printed) return [];
  if (!print) return [drawSpreadPrint(piece, at(ROUND.middle))];
  const { apart, wide, down, across } = print;
  const computeBulge = (level: number): number =>
    form.body.landmarks.belly * Math.exp(-(((level - ROUND.middle) / ROUND.tall) ** 2));
  const traceAcross = (level: number): Curve => {
    const half = at(Math.max(level, LEVEL.underarm)) * 1.2;
    return smoothCurve(
      [-1, -0.5, 0, 0.5, 1].map((x) =>
        point(x * half, level + ROUNDS.sag * computeBulge(level) * (1 - x * x)),
      ),
    );
  };
  const { middle, tall } = ROUND;
  const bends = [middle - 2 * tall, middle - tall, middle, middle + tall, middle + 2 * tall];
  const levels = [from, ...bends.filter((level) => level > from + 4 && level < to - 4), to];
  const traceDown = (x: number): Curve =>
    smoothCurve(levels.map((level) => point(x * (1 + ROUNDS.spread * computeBulge(level)), level)));
  const step = apart * (piece.small ? BOLD : 1);
  const list = (trace: (place: number) => Curve, first: number, last: number): Curve[] =>
    Array.from({ length: Math.ceil((last - first) / step) }, (_, index) => trace(first + index * step));
  const side = step * (0.3 + Math.ceil(Math.max(at(LEVEL.bust), at(to)) / step));
  const whole = traceCorners([-99, -9], [99, -9], [99, LEVEL.floor], [-99, LEVEL.floor], [-99, -9]);
  const draw = (curves: readonly Curve[]): Mark =>
    pen.stripes(paint.trim.base, wide * (step / apart), down && across ? 0.5 : 1, ...curves);
  return [
    pen.fill(paint.plain, 1, whole),
    ...(across ? [draw(list(traceAcross, Math.floor(from / step) * step, to))] : []),
    ...(down ? [draw(list(traceDown, -side, side))] : []),
  ];
}

const BOLD = 1.7;

/** Largest swelling; sheet units from which single motifs are seen. */
const SWELLS = { by: 0.25, seen: 13 } as const;

/** Lays a print's tiles apart where the cloth comes forward. */
function drawSpreadPrint({ paint: { tile, plain }, form, small }: Piece, wide: number): Mark {
  const by = SWELLS.by * Math.min(form.body.landmarks.belly, 1);
  return {
    reach: [],
    markup: (sheet) => {
      if (small || !tile || tile.width * tile.scale < SWELLS.seen * sheet.unit) return '';
      const { name, width, height, turn, scale } = tile;
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
      const middle = sheet.at(point(0, ROUND.middle));
      const [side, low] = [point(wide, ROUND.middle), point(0, ROUND.middle + ROUND.tall * 1.5)].map(
        sheet.at,
      );
      const [across, down] = [side!.x - middle.x, low!.y - middle.y];
      const [cx, cy] = [
        (middle.x * cos + middle.y * sin) / scale ** 2,
        (middle.y * cos - middle.x * sin) / scale ** 2,
      ];
      const count = Math.ceil(Math.max(across, down) / scale / Math.min(width, height)) + 1;
      const cells = Array.from({ length: (2 * count + 1) ** 2 }, (_, index) => {
        const [column, row] = [
          (index % (2 * count + 1)) - count,
          Math.floor(index / (2 * count + 1)) - count,
        ];
        const [x, y] = [(Math.floor(cx / width) + column) * width, (Math.floor(cy / height) + row) * height];
        const [dx, dy] = [x + width / 2 - cx, y + height / 2 - cy];
        const far = ((dx * cos - dy * sin) / across) ** 2 + ((dx * sin + dy * cos) / down) ** 2;
        return { x, y, dx, dy, far };
      }).filter(({ far }) => far < 1);
      const uses = cells.map(({ dx, dy, far }) => {
        const more = 1 + by * (1 - far) ** 2;
        const [x, y] = [cx + dx * more - (width * more) / 2, cy + dy * more - (height * more) / 2];
        return `<use href="#${name}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${formatDecimals(more)})"/>`;
      });
      const ground = cells.map(({ x, y }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
      return `<g transform="${formatTileTransform(tile)}"><path d="${ground}" fill="${plain}"/>${uses.join('')}</g>`;
    },
  };
}

/** Above a belly, seams and belts move up under the bust. */
export const findWaistLevel = ({ body }: Form): number =>
  body.landmarks.belly > SHOWN ? LEVEL.underbust + 0.5 : LEVEL.waist;

/** Centimeters; a belt above a belly curves up at its ends. */
export const computeBeltDip = ({ form }: Piece): number => 1 + 2.2 * form.body.landmarks.belly;
