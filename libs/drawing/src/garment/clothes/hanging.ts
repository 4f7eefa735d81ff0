import { moveCurve, traceThrough } from '../cut/path';
import type { Mark } from '../cut/pen';
import { findBodyCloth } from './accents';
import { bendRows, drawBelly } from './belly';
import { traceCenter, traceFrontEdge } from '../cut/closures';
import { backPanel } from './back-panel';
import { cutLowerLegs, cutLowerSkirt, type Frame } from './frame';
import { drawLowerAccents } from './skirt-accents';
import { drawLining, drawSkirtFolds } from './skirts';
import { drawLegFolds } from './leg-folds';
import { drawLegStripes } from './leg-accents';
import { drawAnkleBands, drawFrontPleats, drawTurnUps } from './trouser-details';

export function drawHanging(frame: Frame): Mark[] {
  const { design, pen, at, piece } = frame;
  if (!design.lower) return [];
  const { kind, seam } = design.lower;
  if (kind === 'legs') {
    const { cut, hem } = cutLowerLegs(frame);
    const { has } = piece;
    const cloth = findBodyCloth(piece, pen);
    return [
      pen.panel(cut.outline, {
        cloth,
        rounded: cut.tubes,
        inside: [
          ...bendRows(piece, cloth, cut.at((seam + hem) / 2), 's', traceCenter()),
          ...drawLowerAccents(frame, cut.at, cut.hems[0].from.y),
          ...drawLegStripes(piece, pen, cut),
          ...drawBelly(pen, piece, cut.at),
          ...drawLegFolds(piece, pen, cut, has('line', 'pressed-crease')),
          pen.seam(cut.rise),
          ...(has('line', 'pressed-crease') ? [pen.seam(...cut.creases)] : []),
          ...(has('waist', 'front-pleats') ? [drawFrontPleats(pen, seam)] : []),
          pen.hemStitch(...cut.hems.map((edge) => moveCurve(edge, 0, -2.2))),
        ],
      }),
      ...(has('leg', 'cuffed') ? drawTurnUps(pen, cut, hem) : []),
      ...(has('leg', 'gathered-ankle') ? drawAnkleBands(pen, cut, hem) : []),
    ];
  }
  const half = at(seam);
  const { cut, hem, options } = cutLowerSkirt(frame);
  const cloth = findBodyCloth(piece, pen);
  const front =
    design.front === 'wrap' && kind !== 'peplum'
      ? traceThrough([-half * 0.9, seam + 2], [-half * 0.4, (seam + hem) / 2], [half * 0.25, hem])
      : undefined;
  return [
    ...backPanel(piece, pen, cut),
    ...drawLining(piece, pen, options),
    pen.panel(cut.outline, {
      cloth,
      inside: [
        ...bendRows(
          piece,
          cloth,
          cut.at((seam + hem) / 2),
          's',
          front ?? traceFrontEdge(design.front, frame.lap),
        ),
        ...drawLowerAccents(frame, cut.at, hem),
        ...drawBelly(pen, piece, cut.at),
        ...drawSkirtFolds(pen, cut),
      ],
    }),
    ...(front ? [pen.edge(front)] : []),
  ];
}
