import { FEATURES } from '@figura/contracts';
import type { Feature } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.guideWords);

type WordedFeature = keyof typeof messages.guideWords extends `word.${infer Worded}` ? Worded : never;

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
    return { feature, attribute, label: hasWord(feature) ? t(`word.${feature}`) : capitalize(attribute) };
  }),
}));

function hasWord(feature: string): feature is WordedFeature {
  return Object.hasOwn(messages.guideWords, `word.${feature}`);
}

function capitalize(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
