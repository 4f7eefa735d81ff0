import { mirrorCurve, point, type Curve, type Point } from '../figure/curve';
import { readPairs, type Places } from '../figure/pairs';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { linkCurves, type Sheet } from '../garment/cut/path';
import { drawCurves } from '../garment/cut/traced';
import type { SkinColors } from './skin';

/**
 * Runs between corners: shares of a leg's width from the picture's left, the light's side, and of the way from knee to
 * ankle.
 */
const CALF = ['1.1,0.08 0.84,0.2 0.7,0.38 0.74,0.58 1.1,0.86', '1.1,0.86 1.3,0.4 1.1,0.08'].map(readPairs);
const BELOW_KNEE = [
  '0.2,0.03 0.42,0.085 0.66,0.075 0.84,-0.02',
  '0.84,-0.02 0.68,0.13 0.44,0.14 0.2,0.03',
].map(readPairs);
const KNEECAP = [
  '0.44,0.055 0.29,0 0.36,-0.075 0.52,-0.085',
  '0.52,-0.085 0.64,-0.03 0.58,0.045 0.44,0.055',
].map(readPairs);

/** Soft planes of both legs down from `hem`, in body inches. */
export function drawBareLegs(
  { landmarks: { kneeY, ankleY }, half, inseam }: Body,
  { shade, light }: SkinColors,
  hem: number,
  pose: (curve: Curve) => Curve,
  sheet: Sheet,
): string {
  if (hem > kneeY + (ankleY - kneeY) * 0.4) return '';
  const createPlacer =
    (side: 1 | -1) =>
    ([across, down]: Places[number]): Point => {
      const y = kneeY + (ankleY - kneeY) * down;
      const share = side === 1 ? across : 1 - across;
      return point(inseam(y) + (half(y) - inseam(y)) * share, y);
    };
  const fillBoth = (runs: readonly Places[], color: string, opacity: number): string => {
    const curves = ([1, -1] as const).map((side) => {
      const [first, ...rest] = runs.map((run) => smoothCurve(run.map(createPlacer(side))));
      const leaf = linkCurves(first!, ...rest);
      return pose(side === 1 ? leaf : mirrorCurve(leaf));
    });
    return `<path d="${drawCurves(curves, sheet, true)}" fill="${color}" opacity="${opacity}"/>`;
  };
  return [
    fillBoth(CALF, shade, 0.34),
    ...(hem > kneeY ? [] : [fillBoth(BELOW_KNEE, shade, 0.36), fillBoth(KNEECAP, light, 0.17)]),
  ].join('');
}
