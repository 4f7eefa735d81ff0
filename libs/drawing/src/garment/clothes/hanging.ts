import { moved, point, smoothCurve } from '../cut/path';
import type { Mark } from '../cut/pen';
import { bodyCloth, lowerAccents } from './accents';
import { backPanel } from './back-panel';
import { legsCut, skirtCut } from './frame';
import { lining, SHORT_FOLD } from './skirts';
import type { Frame } from './frame';
import { legFolds } from './leg-folds';
import { legStripes } from './leg-accents';
import { ankleBands, frontPleats, turnUps } from './trouser-details';

/** What hangs from the waist seam. */
export function hanging(frame: Frame): Mark[] {
  const { design, pen, at, piece } = frame;
  if (!design.lower) return [];
  const { kind, seam } = design.lower;
  if (kind === 'legs') {
    const { cut, hem } = legsCut(frame, seam);
    const { has } = piece;
    return [
      pen.panel(cut.outline, {
        cloth: bodyCloth(piece, pen),
        rounded: cut.tubes,
        inside: [
          ...lowerAccents(frame, cut.at, cut.hems[0].from.y),
          ...legStripes(piece, pen, cut, cut.hems[0].from.y),
          ...legFolds(pen, cut, { creased: has('line', 'pressed-crease') }),
          pen.seam(cut.rise),
          ...(has('line', 'pressed-crease') ? [pen.seam(...cut.creases)] : []),
          ...(has('waist', 'front-pleats') ? [frontPleats(pen, seam)] : []),
          pen.hemStitch(...cut.hems.map((edge) => moved(edge, 0, -2.2))),
        ],
      }),
      ...(has('leg', 'cuffed') ? turnUps(pen, cut, hem) : []),
      ...(has('leg', 'gathered-ankle') ? ankleBands(pen, cut, hem) : []),
    ];
  }
  const half = at(seam);
  const { cut, hem, options } = skirtCut(frame, kind, seam);
  return [
    ...backPanel(piece, pen, cut),
    ...lining(piece, pen, options),
    pen.panel(cut.outline, {
      cloth: bodyCloth(piece, pen),
      inside: [
        ...lowerAccents(frame, cut.at, hem),
        pen.hang(cut.cones.curves, cut.cones.inches),
        pen.leaf(SHORT_FOLD, cut.folds),
        ...(cut.seams.length ? [pen.seam(...cut.seams)] : []),
        pen.hemStitch(moved(cut.hem, 0, -2)),
      ],
    }),
    ...(design.front === 'wrap' && kind !== 'peplum'
      ? [
          pen.edge(
            smoothCurve([
              point(-half * 0.9, seam + 2),
              point(-half * 0.4, (seam + hem) / 2),
              point(half * 0.25, hem),
            ]),
          ),
        ]
      : []),
  ];
}
