import { FEATURES } from '@figura/contracts';
import type { Feature } from '@figura/contracts';
import { guideWords as t } from './messages.en';

export interface GuidePart {
  bodyPart: string;
  name: string;
  guides: readonly { feature: Feature; attribute: string; label: string }[];
}

const FROM_TOP_TO_TOE = [
  ...([
    'neck',
    'shoulders',
    'arms',
    'chest',
    'back',
    'torso',
    'waist',
    'abdomen',
    'mid-body',
    'hips',
  ] as const),
  ...(['bottom', 'legs', 'calves', 'ankles', 'feet', 'height'] as const),
];

export const GUIDE_PARTS: readonly GuidePart[] = FROM_TOP_TO_TOE.map((bodyPart) => ({
  bodyPart,
  name: t(`part.${bodyPart}`),
  guides: FEATURES.filter((feature) => feature.startsWith(`${bodyPart}:`)).map((feature) => ({
    feature,
    attribute: feature.slice(bodyPart.length + 1),
    label: t(`word.${feature}`),
  })),
}));
