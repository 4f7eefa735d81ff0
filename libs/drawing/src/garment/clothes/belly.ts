import { BELLY } from '../cut/figure-type';
import { LEVEL } from '../cut/body';
import { describeBelly } from '../cut/light';
import { point, traceThrough } from '../cut/path';
import type { Sheet } from '../cut/path';
import type { Cloth, Mark, Pen } from '../cut/pen';
import { readPairs } from '../../figure/pairs';
import { isHanger } from '../../form/form';
import type { Form } from '../../form/form';
import { formatDecimals } from '../paint/numbers';
import { formatTileTransform } from '../paint/prints';
import type { Piece } from '../piece';

/** Centimeters: the belly's middle and half height. */
const ROUND = { middle: BELLY - 5, tall: 12 } as const;

/** Least roundness, from 0 to 1, that cloth shows. */
const SHOWN = 0.12;

export function drawBelly(pen: Pen, piece: Piece, at: (level: number) => number): Mark[] {
  const { belly } = piece.form.body.landmarks;
  if (belly < SHOWN) return [];
  const round = (0.5 + belly) * (piece.paint.printed ? 1.5 : 1);
  return [drawSpreadPrint(piece, at(ROUND.middle)), drawRoundness(pen, piece, at(ROUND.middle), round)];
}

export function drawRoundness(pen: Pen, { id }: Piece, wide: number, round: number): Mark {
  const [top, low] = [ROUND.middle - 1.3 * ROUND.tall, ROUND.middle + 1.25 * ROUND.tall];
  const ball = traceThrough([0, top], [wide, ROUND.middle], [0, low], [-wide, ROUND.middle], [0, top]);
  return pen.fill(`url(#${describeBelly(id)})`, Math.min(round, 1), ball);
}

/** Shares of the half width, and the slope that rows take outward from there. */
const TURNS = readPairs('0.3,0.06 0.62,0.16 0.84,0.3');

/** Rows of a print rise toward the sides, as around a trunk. */
export function bendRows({ id, paint, form }: Piece, { fill }: Cloth, wide: number, part = 'r'): Mark[] {
  const own = paint.repeats.get(fill);
  if (own === undefined || paint.surfaces.length > 0 || paint.opacity < 1 || isHanger(form)) return [];
  const steep = 1 + form.body.landmarks.belly;
  const draw = (side: 1 | -1, sheet: Sheet): string => {
    let [from, before, lifted] = [0, 0, 0];
    return TURNS.map(([share, rise], index) => {
      const slope = rise * steep;
      const x = side * sheet.at(point(side * share * wide, ROUND.middle)).x;
      lifted += before * (x - from);
      [from, before] = [x, slope];
      const name = `${id}-${part}${side * (index + 1)}`;
      return `<pattern id="${name}" href="${fill.slice(4, -1)}" patternTransform="matrix(1 ${-side * slope} 0 1 0 ${formatDecimals(slope * from - lifted, 1)})${own}"/><path d="M${Math.round(side * x)} 0h${side * 999}v2999h${-side * 999}z" fill="url(#${name})"/>`;
    }).join('');
  };
  return [{ reach: [], markup: (sheet) => draw(1, sheet) + draw(-1, sheet) }];
}

/** Largest swelling; sheet units from which single motifs are seen. */
const SWELLS = { by: 0.25, seen: 13 } as const;

const ROWS = ['stripe-horizontal', 'stripe-vertical', 'pinstripe', 'check-large'] as const;

/** Lays a print's tiles apart where the cloth comes forward. */
function drawSpreadPrint({ paint: { tile, plain }, form, small, has }: Piece, wide: number): Mark {
  const by = SWELLS.by * Math.min(form.body.landmarks.belly, 1);
  return {
    reach: [],
    markup: (sheet) => {
      if (
        small ||
        !tile ||
        ROWS.some((name) => has('prints', name)) ||
        tile.width * tile.scale < SWELLS.seen * sheet.unit
      )
        return '';
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
