import { LEVEL } from '../cut/body';
import { drawClosure, drawOpenButtons, traceFrontEdge } from '../cut/closures';
import { BELLY, computeRoundness } from '../cut/figure-type';
import { traceCowlFolds } from '../cut/collars';
import { traceAcross, drawBelt, traceRibs, traceStrip } from '../cut/details';
import { hasLapels, type NecklineName } from '../cut/necklines';
import {
  mirrorSides,
  placeEnd,
  linkCurves,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  traceThrough,
} from '../cut/path';
import type { Curve } from '../cut/path';
import type { Cloth, Mark } from '../cut/pen';
import type { Piece } from '../piece';
import { CHANNEL } from '../cut/silhouettes';
import { drawBodyAccents, findBodyCloth } from './accents';
import { bendRows, computeBeltDip, drawBelly, drawRoundness } from './belly';
import { drawBodiceDrape, drawHemDrape } from './drape';
import { computeBeltLevel, computeFrontStart, computeGap, computeOpenDepth, isOverBelly } from './frame';
import type { Frame } from './frame';

export function drawFront(frame: Frame): Mark[] {
  const { pen, design, body, neck, piece } = frame;
  const accents = drawBodyAccents(frame);
  if (design.front === 'open') return openFronts(frame, accents);
  const drape =
    design.neckline === 'cowl' ? [pen.fold(...traceCowlFolds(placeEnd(neck.edge), neck.depth))] : [];
  const waist = design.lower ? [pen.edge(body.hem)] : [];
  const cloth = findBodyCloth(piece, pen);
  return [
    pen.panel(body.outline, {
      inside: [
        ...bendRows(piece, cloth, frame.at(LEVEL.underbust), 'r', traceFrontEdge(design.front, frame.lap)),
        ...drawBodiceDrape(frame),
        ...drawHemDrape(frame),
        // Over the folds, whose shade would stain a block of another color.
        ...accents,
        ...drawBellyArc(frame),
        ...(design.cape ? [] : drawBelly(pen, piece, frame.at)),
        ...drape,
        ...drawHemFinish(frame),
        ...drawChannels(frame),
      ],
      cloth: traceLines(cloth),
    }),
    pen.edge(neck.edge),
    ...waist,
    ...drawClosure(pen, {
      front: design.front,
      from: computeFrontStart(design, neck),
      to: piece.onLap && frame.cutAway !== undefined ? frame.cutAway : computeFrontEnd(frame),
      buttons: design.buttons,
      studded: piece.has('specialFeatures', 'press-studs'),
      toggled: design.neckline === 'hooded' && piece.has('fabric', 'coating-wool'),
      cutAway: frame.cutAway,
      beltLevel: design.belt && computeBeltLevel(design, frame.low),
      lap: frame.lap,
      at: frame.at,
    }),
    ...(design.front === 'wrap' ? wrapEdge(frame, piece) : []),
  ];
}

function drawBellyArc({ pen, piece, design, low, at }: Frame): Mark[] {
  const round = computeRoundness(piece.form);
  const { belly } = piece.form.body.landmarks;
  if (design.cape || round < 0.2 || belly > 0 || !isOverBelly(piece, design, low)) return [];
  return drawRoundness(pen, piece, at(BELLY), 0.6 * round);
}

/** Level above which the edges of an open front run apart. */
const OPENS: Partial<Record<NecklineName, number>> = { 'v-neck': 26, 'deep-v': 42, 'wrap-neck': 36 };

function openFronts(frame: Frame, accents: readonly Mark[]): Mark[] {
  const { pen, piece, body, low, design } = frame;
  const gap = computeGap(piece);
  const foot = point(
    computeGap(piece, 1) + 1.5 + Math.min(Math.max(low - LEVEL.hip, 0) * 0.06, 3),
    Math.max(placeEnd(body.flank).y, low - 0.9),
  );
  const opens =
    hasLapels(design.neckline) || design.neckline === 'shawl-collar'
      ? computeOpenDepth(piece, design)
      : (OPENS[design.neckline] ?? 30);
  const knee = point(gap - 0.4, Math.min(opens, low - 8));
  const { from } = body.flank;
  const edge = smoothCurve([from, knee, foot], {
    start: design.neckline === 'deep-v' ? point(knee.x - from.x, knee.y - from.y) : point(-0.18, 1),
    end: point(0.02, 1),
  });
  const corner = smoothCurve([point(foot.x + 0.7, foot.y + 0.7), foot], { start: point(-1, 0) });
  const right = linkCurves(body.flank, corner, reverseCurve(edge));
  const knitted = design.cuff === 'rib' && piece.has('neckline', 'shawl-collar') === false;
  const band = knitted ? [pen.seam(...mirrorSides(moveCurve(edge, 3, 0)))] : [];
  const hem = ['rib', 'elastic', 'band'].includes(design.hem)
    ? drawHemFinish(frame)
    : [pen.hemStitch(...mirrorSides(moveCurve(smoothCurve([placeEnd(body.flank), corner.from]), 0, -2)))];
  return [
    ...mirrorSides(right).map((shape, index) =>
      pen.panel(shape, {
        cloth: { ...findBodyCloth(piece, pen), turn: index ? 2 : -2 },
        inside: [...drawHemDrape(frame), ...accents, ...drawChannels(frame), ...band, ...hem],
      }),
    ),
    ...drawOpenButtons(
      pen,
      { front: design.closes, from: knee.y, to: low, buttons: design.buttons, lap: frame.lap },
      (level) => computeGap(piece, (level - knee.y) / (low - knee.y)),
    ),
  ];
}

function computeFrontEnd({ design, middle: low }: Frame): number {
  const { lower, front: kind } = design;
  if (!lower || lower.kind === 'peplum' || (kind !== 'placket' && kind !== 'zip')) return low;
  return lower.kind === 'legs' ? LEVEL.hip + 1 : design.end;
}

function wrapEdge({ pen, neck, low, at, design }: Frame, piece: Piece): Mark[] {
  const start = placeEnd(neck.edge);
  const waist = Math.min(design.waist, low - 2);
  const heading = point(-start.x * 0.56, (neck.depth - start.y) * 0.5);
  // Above a belly the edge ends under the belt.
  const edge =
    piece.form.body.landmarks.belly > 0
      ? smoothCurve([point(0, neck.depth), point(-2, waist + 2)], { start: heading })
      : smoothCurve(
          [
            point(0, neck.depth),
            point(-at(waist) * 0.56, Math.max(waist - 4.6, (neck.depth + waist) / 2)),
            point(-at(waist), waist),
          ],
          { start: heading },
        );
  const knot = point(-at(waist) * 0.52, waist);
  const pull = (share: number, level: number): Curve =>
    smoothCurve([
      point(knot.x + 0.5, waist - 0.6),
      point(share * 0.2 * at(LEVEL.bust), LEVEL.underbust + 0.8),
      point(share * at(LEVEL.bust), level),
    ]);
  const under =
    low > LEVEL.waist + 6 && !design.lower
      ? [
          pen.edge(
            smoothCurve([
              point(-at(waist) * 0.9, waist + 2),
              point(-6, (waist + low) / 2),
              point(-1.5, low + 0.6),
            ]),
          ),
        ]
      : [];
  const tie =
    design.belt || piece.has('waist', 'no-seam')
      ? []
      : drawBelt(pen, waist - 1.4, at(waist), 3, 'knot', computeBeltDip(piece));
  const { bust } = LEVEL;
  const pulls = [pull(0.55, bust + 0.5), pull(0.2, bust + 3.6), pull(0.85, bust + 4)];
  return [
    pen.leaf(0.46, pulls),
    pen.leaf(0.5, [pull(0.42, bust - 1.6)], 'lit'),
    pen.edge(edge),
    ...under,
    ...tie,
  ];
}

function drawHemFinish({ pen, design, low, at, body, piece, middle, neck }: Frame): Mark[] {
  if (design.lower || piece.tuckedAt !== undefined || middle < low) return [];
  const level = low - 0.9;
  if (design.hem === 'rib' || design.hem === 'elastic') {
    const isFallen = piece.onLap && low > LEVEL.hip + 12;
    const from = level - (design.hem === 'rib' ? 6 : 4) * (isFallen ? 0.6 : 1);
    return [
      ...(isFallen ? [] : [pen.shadow(traceStrip(at, from - 1, from))]),
      pen.seam(traceAcross(at, from)),
      pen.seam(...traceRibs(at, from + 0.4, level + 0.6, 26)),
    ];
  }
  if (design.hem === 'band')
    return [pen.seam(traceAcross(at, level - 4.4)), pen.stitch(traceAcross(at, level - 3.6))];
  if (piece.has('specialFeatures', 'hem-ruffle')) return [];
  if (design.hem === 'cups') {
    const [half, side] = [at(LEVEL.bust), low - 3.4];
    return [
      pen.seam(
        ...mirrorSides(traceThrough([0.7, neck.depth], [1.1, side - 2], [1.5, side - 1.6])),
        ...mirrorSides(
          traceThrough([half * 0.9, LEVEL.underarm + 2], [half * 0.88, side - 3], [half * 0.74, low - 1]),
        ),
      ),
      pen.leaf(
        0.7,
        mirrorSides(traceThrough([half * 0.16, side - 1], [half * 0.48, low - 2.4], [half * 0.82, side - 2])),
      ),
    ];
  }
  return [pen.hemStitch(moveCurve(body.hem, 0, design.hem === 'briefs' ? -1.2 : -2))];
}

function drawChannels({ pen, design, low, at }: Frame): Mark[] {
  if (!design.quilted) return [];
  const seams: Curve[] = [];
  for (let level = LEVEL.underarm - 2 * CHANNEL; level < low - 3; level += CHANNEL) {
    const half = at(Math.max(level, LEVEL.underarm)) + 2;
    seams.push(smoothCurve([point(-half, level), point(0, level + 1), point(half, level)]));
  }
  const under = seams.map((seam) => moveCurve(seam, 0, -0.8));
  return [pen.stroke(pen.main.colors.shade, 5, ...under), pen.seam(...seams)];
}

/** On the trunk, sheer cloth is lined in its own color. */
const traceLines = (cloth: Cloth): Cloth => ({ ...cloth, opacity: Math.max(cloth.opacity, LINED) });

const LINED = 0.92;
