import type { Spot } from '../smooth-path';
import { body, halfAt } from './model';
import type { Model } from './model';
import { button, fold, seam, symmetric } from './fabric';
import type { Fabric } from './fabric';

export interface Trousers {
  /** Where the waistband lies, and how wide the leg is at its hem. */
  rise: number;
  legHalf: number;
  hem?: number;
  /** Where the leg ends on the inner side. */
  inner?: number;
}

/** Trousers from the waistband down. */
export function trousers(
  model: Model,
  fabric: Fabric,
  { rise, legHalf, hem = body.floorY - 0.9, inner = 0.35 }: Trousers,
): string {
  const on = ([x, y]: Spot): Spot => model.at(x, y);
  const outer: Spot[] = [
    [halfAt(rise) + 0.12, rise],
    ...[body.highHipY, body.hipY - 1].filter((y) => y > rise + 0.8).map((y): Spot => [halfAt(y) + 0.22, y]),
    [body.hips + 0.3, body.hipY + 0.4],
    [(body.hips + legHalf * 2) / 2 + 0.7, body.crotchY + 5],
    [inner + legHalf * 2, hem],
  ];
  const inside: Spot[] = [
    [inner, hem],
    [0.28, body.kneeY - 2],
    [0, body.crotchY + 0.5],
  ];
  const top: Spot[] = [
    [0, rise + 0.22],
    [halfAt(rise) * 0.6, rise + 0.14],
    [halfAt(rise) + 0.12, rise],
  ];
  const d = symmetric(
    model,
    top.map(on),
    outer.map(on),
    [[inner + legHalf * 2, hem] as Spot, [inner, hem] as Spot].map(on),
    inside.map(on),
  );
  const band = 1.1;
  const half = halfAt(rise + band) + 0.14;
  const bandLine: Spot[] = [
    [-half, rise + band],
    [0, rise + band + 0.24],
    [half, rise + band],
  ];
  const fly: Spot[] = [
    [0.75, rise + band + 0.3],
    [0.8, rise + 3.6],
    [0, rise + 5],
  ];
  const pockets: Spot[] = [
    [half * 0.56, rise + band + 0.2],
    [halfAt(rise + 4) + 0.1, rise + 4],
  ];
  const crease: Spot[] = [
    [2.9, rise + 3],
    [inner + legHalf + 0.1, body.kneeY],
    [inner + legHalf, hem],
  ];
  return [
    fabric.cut(d),
    seam(fabric, bandLine.map(on), [[0, rise + 0.2] as Spot, [0, body.crotchY + 0.4] as Spot].map(on)),
    seam(fabric, fly.map(on), pockets.map(on), model.mirrored(pockets.map(on))),
    fold(fabric, crease.map(on), model.mirrored(crease.map(on))),
    button(model, fabric, 0.36, rise + band / 2 + 0.2),
  ].join('');
}

/** A skirt from the waistband down. */
export function skirt(model: Model, fabric: Fabric, rise: number, hem: number, hemHalf: number): string {
  const on = ([x, y]: Spot): Spot => model.at(x, y);
  const half = halfAt(rise) + 0.14;
  const full = hemHalf > body.hips + 2;
  const d = symmetric(
    model,
    [[0, rise + 0.22] as Spot, [half, rise] as Spot].map(on),
    (full
      ? [
          [half, rise],
          [half + 1.6, rise + 2.4],
          [hemHalf * 0.82, (rise + hem) / 2],
          [hemHalf, hem],
        ]
      : [
          [half, rise],
          [halfAt(body.highHipY) + 0.3, body.highHipY],
          [body.hips + 0.3, body.hipY],
          [hemHalf, hem],
        ]
    ).map(([x, y]) => on([x!, y!])),
    [[hemHalf, hem] as Spot, [hemHalf * 0.5, hem + 0.7] as Spot, [0, hem + 0.9] as Spot].map(on),
  );
  const folds = full
    ? [0.12, 0.36, 0.6, 0.84].map((share): Spot[] => [
        on([half * share, rise + 1.3]),
        on([hemHalf * share * 0.8, (rise + hem) / 2]),
        on([hemHalf * share, hem]),
      ])
    : [];
  return (
    fabric.cut(d) +
    seam(fabric, [on([-half - 0.2, rise + 1.1]), on([0, rise + 1.32]), on([half + 0.2, rise + 1.1])]) +
    fold(fabric, ...folds, ...folds.map((run) => model.mirrored(run)))
  );
}
