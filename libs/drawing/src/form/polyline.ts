import { interpolatePoint, point, computeLength, type Curve, type Point } from '../figure/curve';

interface Station extends Point {
  length: number;
  stop: number;
}

export interface Polyline {
  points: readonly Station[];
  length: number;
  /** Runs straight on beyond both ends. */
  at(length: number): Point;
  /** Unit normal to the left, averaged over a stretch so that it turns softly. */
  normal(length: number): Point;
  /** For lines that run downward. */
  atHeight(y: number): Point;
}

const STEPS = 6;
/** In the line's unit. */
const STRETCH = 0.5;

export function createPolyline(curve: Curve): Polyline {
  const points: Station[] = [{ ...curve.from, length: 0, stop: 0 }];
  let { x: fromX, y: fromY } = curve.from;
  let [lastX, lastY, length] = [fromX, fromY, 0];
  curve.cubics.forEach(({ c1, c2, to }, index) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const x = a * fromX + b * c1.x + c * c2.x + d * to.x;
      const y = a * fromY + b * c1.y + c * c2.y + d * to.y;
      length += Math.sqrt((x - lastX) ** 2 + (y - lastY) ** 2);
      points.push({ x, y, length, stop: index + t });
      [lastX, lastY] = [x, y];
    }
    [fromX, fromY] = [to.x, to.y];
  });
  const findPoint = (key: 'length' | 'y', value: number, over: number): Point => {
    let low = 1;
    let high = points.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (points[middle]![key] >= value) high = middle;
      else low = middle + 1;
    }
    const [a, b] = [points[low - 1]!, points[low]!];
    const share = (value - a[key]) / (b[key] - a[key] || 1);
    return interpolatePoint(a, b, Math.min(Math.max(share, -over), 1 + over));
  };
  const placeAt = (along: number): Point => findPoint('length', along, Infinity);
  return {
    points,
    length,
    at: placeAt,
    normal: (along) => {
      const middle = Math.min(Math.max(along, STRETCH), Math.max(STRETCH, length - STRETCH));
      const [a, b] = [placeAt(middle - STRETCH), placeAt(middle + STRETCH)];
      const long = computeLength(b.x - a.x, b.y - a.y) || 1;
      return point((b.y - a.y) / long, -(b.x - a.x) / long);
    },
    atHeight: (y) => findPoint('y', y, 0),
  };
}
