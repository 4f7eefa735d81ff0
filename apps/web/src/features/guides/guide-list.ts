import { FEATURES } from '@figura/contracts';
import type { Feature } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.guideWords);

export interface GuidePart {
  bodyPart: string;
  name: string;
  guides: readonly { feature: Feature; attribute: string; label: string }[];
}

const FROM_TOP_TO_TOE = [
  ...['neck', 'shoulders', 'arms', 'chest', 'back', 'torso', 'waist', 'abdomen', 'mid-body', 'hips'],
  ...['bottom', 'legs', 'calves', 'ankles', 'feet', 'height'],
];

export const GUIDE_PARTS: readonly GuidePart[] = FROM_TOP_TO_TOE.map((bodyPart) => ({
  bodyPart,
  name: capitalize(bodyPart),
  guides: FEATURES.filter((feature) => feature.startsWith(`${bodyPart}:`)).map((feature) => {
    const attribute = feature.slice(bodyPart.length + 1);
    return { feature, attribute, label: hasWord(feature) ? t(feature) : capitalize(attribute) };
  }),
}));

function hasWord(feature: string): feature is keyof typeof messages.guideWords {
  return Object.hasOwn(messages.guideWords, feature);
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
