import { between, endOf, point } from '../cut/path';
import type { Point } from '../cut/path';
import type { Sleeve } from '../cut/sleeve-kinds';
import type { Frame } from './frame';
import { legsCut, skirtCut } from './frame';
import type { Layers } from './layers';

/** Where the parts of a garment for the upper body lie on whoever wears it. */
export function placesOf(frame: Frame, right: Sleeve | undefined): Layers['places'] {
  const { piece, design, body, neck } = frame;
  const { place } = piece.form;
  const { lower } = design;
  return {
    neckline: place(point(0, neck.depth)),
    ...(neck.right === 'shoulder' ? { shoulder: place(body.tip) } : {}),
    ...(lower ? { waist: place(point(0, lower.seam)) } : {}),
    hem: place(hemOf(frame)),
    // A cape hides what sleeves it has.
    ...(right && !design.cape ? { sleeve: sleeveEnd(right) } : {}),
  };
}

/** The middle of the lower edge; of legs, that of the right one. */
function hemOf(frame: Frame): Point {
  const { design, low } = frame;
  if (!design.lower) return point(0, low);
  const { kind, seam } = design.lower;
  if (kind !== 'legs') return point(0, skirtCut(frame, kind, seam).hem);
  const { cut, hem } = legsCut(frame, seam);
  return point((cut.foot.inner + cut.foot.outer) / 2, hem);
}

/** The middle of the edge around the arm: half way between where the outer edge ends and the inner one begins. */
const sleeveEnd = ({ end }: Sleeve) => between(end.from, endOf(end), 0.5);
