import { interpolatePoint, placeEnd, point, type Point } from '../cut/path';
import type { Sleeve } from '../cut/sleeve-kinds';
import { cutLowerLegs, cutLowerSkirt, type Frame } from './frame';
import type { Layers } from './layers';

export function findPlaces(frame: Frame, right: Sleeve | undefined): Layers['places'] {
  const { piece, design, body, neck } = frame;
  const { place } = piece.form;
  const { lower } = design;
  return {
    neckline: place(point(0, neck.depth)),
    ...(neck.right === 'shoulder' ? { shoulder: place(body.tip) } : {}),
    ...(lower ? { waist: place(point(0, lower.seam)) } : {}),
    hem: place(placeHem(frame)),
    ...(right && !design.cape ? { sleeve: placeSleeveEnd(right) } : {}),
  };
}

function placeHem(frame: Frame): Point {
  const { design, low } = frame;
  if (!design.lower) return point(0, low);
  const { kind } = design.lower;
  if (kind !== 'legs') return point(0, cutLowerSkirt(frame).hem);
  const { cut, hem } = cutLowerLegs(frame);
  return point((cut.foot.inner + cut.foot.outer) / 2, hem);
}

const placeSleeveEnd = ({ end }: Sleeve) => interpolatePoint(end.from, placeEnd(end), 0.5);
