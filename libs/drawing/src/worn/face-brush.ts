import type { AgeBand, Beard, Face } from '@figura/contracts';
import type { Curve } from '../figure/curve';
import { INCH } from '../figure/proportions';
import { formatLength } from '../garment/cut/lengths';
import type { Sheet } from '../garment/cut/path';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawCurves } from '../garment/cut/traced';
import { formatDecimals } from '../garment/paint/numbers';
import type { FaceShape } from './face-shape';
import type { Head } from './head';
import type { Mood } from './mood';
import type { SkinColors } from './skin';

export interface FaceOptions {
  colors: SkinColors;
  /** `#rrggbb`; the brows' color follows from it. */
  hair: string;
  face: Face;
  shape: FaceShape;
  ageBand: AgeBand | undefined;
  beard: Beard | undefined;
  sheet: Sheet;
  /** The sheet mirrors the face, so the light falls on its near side. */
  isMirrored: boolean;
  mood: Mood;
}

export const formatWeightOn = ({ landmarks }: Head, sheet: Sheet, weight: number): string =>
  formatLength(sheet, (weight * landmarks.face * sheet.scale * INCH * (sheet.coarse ? 1.6 : 1)) / 100);

export type Brush = ReturnType<typeof createBrush>;

export function createBrush(head: Head, { sheet }: FaceOptions) {
  const unit = head.landmarks.face / 100;
  const drawFaint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');
  const fillCurves = (curves: readonly Curve[], fill: string, opacity: number): string =>
    `<path d="${drawCurves(curves, sheet, true)}" fill="${fill}"${drawFaint(opacity)}/>`;
  const drawStroke = (color: string, weight: number, more: string, texts: readonly string[]): string =>
    `<path d="${drawCurves(texts.flatMap(head.strokes), sheet, false)}" stroke="${color}" stroke-width="${formatWeightOn(head, sheet, weight)}"${more}/>`;
  return {
    small: sheet.coarse,
    build: head.landmarks.build,
    area: (fill: string, opacity: number, ...texts: readonly string[]): string =>
      fillCurves(texts.map(head.outline), fill, opacity),
    line: (color: string, weight: number, opacity: number, ...texts: readonly string[]): string =>
      drawStroke(color, weight, drawFaint(opacity), texts),
    leaf: (fill: string, opacity: number, width: number, ...texts: readonly string[]): string =>
      fillCurves(
        texts.flatMap(head.strokes).map((line) => traceRibbon(line, [0, width * unit, 0])),
        fill,
        opacity,
      ),
    disk: (x: number, y: number, radius: number, fill: string): string => {
      const at = sheet.at(head.at(x / 100, y / 310));
      return `<circle cx="${formatDecimals(at.x, 1)}" cy="${formatDecimals(at.y, 1)}" r="${formatWeightOn(head, { ...sheet, coarse: false }, radius)}" fill="${fill}"/>`;
    },
  };
}
