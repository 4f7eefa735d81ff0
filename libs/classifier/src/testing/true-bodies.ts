import type { HorizontalMeasurement, TapeMeasurements, VerticalMeasurement } from '@figura/contracts';
import { EU_SIZES, getSizeGirths } from '../estimate/answers';
import { CM_PER_INCH } from '../units';

/** Inches: 4'8" to 6'4". */
const HEIGHTS = [56, 58, 60, 62, 64, 66, 68, 70, 72, 74, 76] as const;

/** Factors of the chart's girths; the belly is computed from the hips. */
export const SHAPES = {
  chart: { shoulders: 1, chest: 1, waist: 1, hips: 1 },
  athletic: { shoulders: 1.03, chest: 0.98, waist: 1, hips: 0.94 },
  curvy: { shoulders: 1, chest: 1.02, waist: 0.9, hips: 1.05 },
  straight: { shoulders: 1, chest: 0.98, waist: 1.14, hips: 0.96 },
  pear: { shoulders: 0.97, chest: 0.94, waist: 0.98, hips: 1.08 },
  fullBust: { shoulders: 1, chest: 1.12, waist: 1, hips: 1 },
  smallBust: { shoulders: 1, chest: 0.93, waist: 0.99, hips: 1 },
  apple: { shoulders: 1.02, chest: 1.04, waist: 1.22, hips: 0.98 },
  /** Late pregnancy: the waist is larger than the hips. */
  belly: { shoulders: 1, chest: 1.07, waist: null, hips: 1.04 },
} as const;

type Shape = keyof typeof SHAPES;

/** Shares of the total height. */
const BUILDS: readonly Readonly<Record<VerticalMeasurement, number>>[] = [
  { headToChest: 0.281, chestToCrotch: 0.24, crotchToKnee: 0.204, kneeToFloor: 0.275 },
  { headToChest: 0.295, chestToCrotch: 0.25, crotchToKnee: 0.19, kneeToFloor: 0.265 },
  { headToChest: 0.265, chestToCrotch: 0.225, crotchToKnee: 0.222, kneeToFloor: 0.288 },
  { headToChest: 0.315, chestToCrotch: 0.205, crotchToKnee: 0.205, kneeToFloor: 0.275 },
  { headToChest: 0.255, chestToCrotch: 0.262, crotchToKnee: 0.208, kneeToFloor: 0.275 },
];

interface TrueBody {
  name: string;
  shape: Shape;
  measurements: TapeMeasurements;
}

interface Variety {
  /** EU sizes. */
  sizes: readonly number[];
  /** Inches. */
  heights: readonly number[];
  /** Factors of the shoulders. */
  frames: readonly number[];
  builds: typeof BUILDS;
}

const round = (inches: number) => Math.round(inches * 100) / 100;

/**
 * Centimeters; not in size charts. Bone breadth (36.7 cm at 163 cm) plus one upper arm (27 cm around in size
 * 36, 46 in 60), divided by the girth's breadth share.
 */
function computeShoulders(size: number, heightCm: number): number {
  const bones = 36.7 * (heightCm / 163) ** 0.6;
  const upperArm = 27 + (size - 36) * 0.79;
  return (bones + upperArm / Math.PI) / 0.437;
}

function listBodies(
  shape: Shape,
  { sizes = EU_SIZES, heights = HEIGHTS, frames = [1], builds = BUILDS.slice(0, 1) }: Partial<Variety>,
): TrueBody[] {
  const factors = SHAPES[shape];
  return sizes.flatMap((size) => {
    const { chest, waist, hips } = getSizeGirths(size);
    return heights.flatMap((height) =>
      frames.flatMap((frame) =>
        builds.map((build, index) => {
          const girths: Record<HorizontalMeasurement, number> = {
            shoulders:
              (computeShoulders(size, height * CM_PER_INCH) / CM_PER_INCH) * factors.shoulders * frame,
            chest: chest * factors.chest,
            waist: factors.waist === null ? hips * factors.hips * 1.03 : waist * factors.waist,
            hips: hips * factors.hips,
          };
          const measurements = {
            shoulders: round(girths.shoulders),
            chest: round(girths.chest),
            waist: round(girths.waist),
            hips: round(girths.hips),
            headToChest: round(height * build.headToChest),
            chestToCrotch: round(height * build.chestToCrotch),
            crotchToKnee: round(height * build.crotchToKnee),
            kneeToFloor: round(height * build.kneeToFloor),
          };
          return {
            name: `${shape}, EU ${size}, ${height} in, frame ${frame}, build ${index}`,
            shape,
            measurements,
          };
        }),
      ),
    );
  });
}

const shapes = Object.keys(SHAPES) as Shape[];

export function listAllTrueBodies(): TrueBody[] {
  return shapes.flatMap((shape) => listBodies(shape, { frames: [0.95, 1, 1.05], builds: BUILDS }));
}

export function listSomeTrueBodies(): TrueBody[] {
  const sizes = EU_SIZES.filter((size) => [30, 36, 44, 52, 60].includes(size));
  return shapes.flatMap((shape) => listBodies(shape, { sizes, heights: [56, 64, 70, 76] }));
}
