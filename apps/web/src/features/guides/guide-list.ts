import { BODY_AREAS } from '@figura/contracts';
import type { Measurement } from '@figura/contracts';

export interface GuidePart {
  bodyPart: string;
  name: string;
  guides: readonly { attribute: string; label: string }[];
  /** What the figure shows beside it. */
  measurement: Measurement | null;
}

const MEASUREMENTS: Partial<Record<string, Measurement>> = {
  shoulders: 'shoulders',
  waist: 'waist',
  hips: 'hips',
  legs: 'crotchToKnee',
  chest: 'chest',
  abdomen: 'waist',
  bottom: 'hips',
  calves: 'kneeToFloor',
  torso: 'chestToCrotch',
  'mid-body': 'chestToCrotch',
};

/** The twelve, in their own order. */
export const TWELVE: readonly GuidePart[] = [
  part('shoulders', 'narrow', 'broad'),
  part('waist', 'defined', 'thick'),
  part('hips', 'wide', 'narrow'),
  part('arms', 'big', 'thin'),
  part('legs', 'short', 'long'),
  part('chest', 'big', 'small'),
];

/** Every other guide: the options of the self analysis, and the two parts that only the tape knows. */
export const OTHERS: readonly GuidePart[] = [
  ...BODY_AREAS.map(({ area, label, options }) => ({
    ...part(area),
    name: label,
    guides: options
      .filter(({ value }) => !isAmongTwelve(area, value))
      .map((option) => ({ attribute: option.value, label: option.label })),
  })).filter(({ guides }) => guides.length > 0),
  part('torso', 'long', 'short'),
  part('mid-body', 'short'),
];

function part(bodyPart: string, ...attributes: string[]): GuidePart {
  return {
    bodyPart,
    name: capital(bodyPart),
    guides: attributes.map((attribute) => ({ attribute, label: capital(attribute) })),
    measurement: MEASUREMENTS[bodyPart] ?? null,
  };
}

function isAmongTwelve(bodyPart: string, attribute: string): boolean {
  return TWELVE.some(
    (entry) => entry.bodyPart === bodyPart && entry.guides.some((guide) => guide.attribute === attribute),
  );
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
