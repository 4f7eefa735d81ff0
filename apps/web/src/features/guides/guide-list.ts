import { BODY_AREAS, FEATURES } from '@figura/contracts';
import type { Feature, Measurement } from '@figura/contracts';

export interface GuidePart {
  bodyPart: string;
  name: string;
  guides: readonly { attribute: string; label: string }[];
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

export const TWELVE: readonly GuidePart[] = [
  createPart('shoulders', 'narrow', 'broad'),
  createPart('waist', 'defined', 'thick'),
  createPart('hips', 'wide', 'narrow'),
  createPart('arms', 'big', 'thin'),
  createPart('legs', 'short', 'long'),
  createPart('chest', 'big', 'small'),
];

export const OTHERS: readonly GuidePart[] = [...new Set(FEATURES.map(getBodyPart))].flatMap((bodyPart) => {
  const attributes = FEATURES.filter((feature) => getBodyPart(feature) === bodyPart)
    .map((feature) => feature.slice(bodyPart.length + 1))
    .filter((attribute) => !isAmongTwelve(bodyPart, attribute));
  return attributes.length > 0 ? [createPart(bodyPart, ...attributes)] : [];
});

function getBodyPart(feature: Feature): string {
  return feature.split(':')[0]!;
}

function createPart(bodyPart: string, ...attributes: string[]): GuidePart {
  return {
    bodyPart,
    name: capitalize(bodyPart),
    guides: attributes.map((attribute) => ({ attribute, label: formatLabel(bodyPart, attribute) })),
    measurement: MEASUREMENTS[bodyPart] ?? null,
  };
}

function formatLabel(bodyPart: string, attribute: string): string {
  const options = BODY_AREAS.find(({ area }) => area === bodyPart)?.options ?? [];
  return options.find(({ value }) => value === attribute)?.label ?? capitalize(attribute);
}

function isAmongTwelve(bodyPart: string, attribute: string): boolean {
  return TWELVE.some(
    (entry) => entry.bodyPart === bodyPart && entry.guides.some((guide) => guide.attribute === attribute),
  );
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
