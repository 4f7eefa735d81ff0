import { linkCurves, point, smoothCurve, straight, type Curve } from './path';

export function cutFrill(
  at: (level: number) => number,
  from: number,
  to: number,
): { outline: Curve; folds: Curve[] } {
  const [inner, outer] = [at(from), at(to) + 3.2];
  const count = 12;
  const waves = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return point(
      outer * (1 - 2 * share),
      to + Math.sin(share * Math.PI) * 1.2 + (index % 2 === 0 ? 1.3 : -0.5),
    );
  });
  const lower = smoothCurve([point(outer, to), ...waves, point(-outer, to)]);
  const upper = smoothCurve([point(-inner, from), point(0, from + 1.2), point(inner, from)]);
  return {
    outline: linkCurves(
      upper,
      straight(point(inner, from), point(outer, to)),
      lower,
      straight(point(-outer, to), point(-inner, from)),
    ),
    folds: waves
      .filter((_, index) => index % 2 === 1)
      .map((wave, index) => straight(wave, point((wave.x / outer) * inner, from + 2 + (index % 2) * 2.4))),
  };
}
