import { between, endOf, point } from '../cut/path';
import type { Sleeve } from '../cut/sleeve-kinds';
import type { Frame } from './frame';
import { skirtCut } from './frame';
import type { Layers } from './layers';

/** Where the parts of a garment for the upper body lie on whoever wears it. */
export function placesOf(frame: Frame, right: Sleeve | undefined): Layers['places'] {
  const { piece, design, body, neck, low } = frame;
  const { place } = piece.form;
  const { lower } = design;
  const hem = lower && lower.kind !== 'legs' ? skirtCut(frame, lower.kind, lower.seam).hem : low;
  return {
    neckline: place(point(0, neck.depth)),
    ...(neck.right === 'shoulder' ? { shoulder: place(body.tip) } : {}),
    ...(lower ? { waist: place(point(0, lower.seam)) } : {}),
    ...(lower?.kind === 'legs' ? {} : { hem: place(point(0, hem)) }),
    ...(right ? { sleeve: sleeveEnd(right) } : {}),
  };
}

/** The middle of the edge around the arm: half way between where the outer edge ends and the inner one begins. */
const sleeveEnd = ({ end }: Sleeve) => between(end.from, endOf(end), 0.5);
