import {
  createMessageFactory,
  isMessage,
  SOURCE_LANGUAGE,
  startWith,
  translate,
  type Message,
  type Text,
} from '@figura/messages';
import { createFeaturePhrase } from '../content-texts';
import type { Effect, FeatureName } from '../explain';
import { getUnsaid, type ProfileFeature } from '../profile-feature';
import { isSayable } from '../unsaid';
import type { Alternative, GarmentCheck } from './check-garment';
import messages from './messages.en';
import { findBest, findWorst } from './outlook';

/** Of each attribute of lengths, the shortest first. */
const SCALES: readonly (readonly string[])[] = [
  ['crop', 'waist-length-top', 'high-hip-top', 'widest-hip-top', 'tunic-length'],
  ['jacket-waist', 'jacket-hip', 'jacket-long', 'jacket-ankle'],
  ['mini', 'above-knee', 'knee', 'below-knee', 'mid-calf', 'ankle', 'floor'],
  [
    'sleeveless',
    'cap',
    'short',
    'bust-level',
    'elbow',
    'rolled-forearm',
    'three-quarter',
    'bracelet',
    'wrist',
  ],
];

type ValueName = (value: string) => Text;

const t = createMessageFactory(messages.verdict);
const side = createMessageFactory(messages.side);
const alternative = createMessageFactory(messages.alternative);
const questions = createMessageFactory(messages.question);

export function formatVerdictSentence(
  check: GarmentCheck,
  valueName: ValueName,
  featureName: FeatureName,
): Message {
  const { level, isSunk, reasons, cautions, range, question } = check;
  if (range && question) {
    const [best, worst] = [findBest(question.options), findWorst(question.options)];
    const name = (value: string) => valueName(`${question.attribute}:${value}`);
    return t('asked', {
      best: best.level,
      question: questions(question.question),
      value: name(best.value),
      worst: worst.level,
      other: name(worst.value),
    });
  }
  const forIt = describeSide(reasons, 'for', valueName, featureName);
  const againstIt = describeSide(cautions, 'against', valueName, featureName);
  switch (level) {
    case 'great':
      return forIt ? t('greatFor', { reasons: forIt }) : t('great');
    case 'good':
      if (forIt) return t('goodFor', { reasons: forIt });
      return againstIt ? t('goodBut', { cautions: againstIt }) : t('good');
    case 'mixed': {
      const both =
        forIt && againstIt
          ? t('forAndAgainst', { reasons: forIt, cautions: againstIt })
          : (forIt ?? againstIt ?? '');
      return t(isSunk || !forIt ? 'notQuite' : 'bothWays', { reasons: both });
    }
    case 'poor':
      return againstIt ? t('poorFor', { reasons: againstIt }) : t('poor');
  }
}

/** Without the changes that the user's life states leave unsaid. */
export function describeAlternatives(
  alternatives: readonly Alternative[],
  features: readonly ProfileFeature[],
  valueName: ValueName,
): (Alternative & { sentence: Message })[] {
  const unsaid = getUnsaid(features);
  return alternatives
    .map((each) => ({ ...each, sentence: formatAlternativeSentence(each, valueName) }))
    .filter(({ sentence }) => isSayable(unsaid, sentence));
}

export function formatAlternativeSentence(
  { attribute, from, to, effect }: Pick<Alternative, 'attribute' | 'from' | 'to' | 'effect'>,
  valueName: ValueName,
): Message {
  const name = (value: string) => startWithin(valueName(`${attribute}:${value}`));
  const words = { to: name(to), effect: effect ?? alternative('avoids') };
  if (from === null) return alternative('add', words);
  const scale = SCALES.find((values) => values.includes(from) && values.includes(to));
  if (!scale) return alternative('change', { ...words, from: name(from) });
  return alternative(scale.indexOf(to) < scale.indexOf(from) ? 'shorter' : 'longer', words);
}

const startWithin = (text: Text): Text => (isMessage(text) ? startWith('lower', text) : text);

function describeSide(
  effects: readonly Effect[],
  works: 'for' | 'against',
  valueName: ValueName,
  featureName: FeatureName,
): Message | null {
  const [first, second] = [...effects].sort((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
  if (!first) return null;
  const name = ({ attribute, value }: Effect) => valueName(`${attribute}:${value}`);
  const nameFeature = ({ feature }: Effect) => createFeaturePhrase(featureName(feature));
  const words = { value: name(first), feature: nameFeature(first) };
  if (!second) return side(works, words);
  const more = { ...words, other: name(second), second: nameFeature(second) };
  const toEnglish = (effect: Effect) => translate(name(effect), SOURCE_LANGUAGE);
  if (toEnglish(second) === toEnglish(first)) return side(`${works}Both`, more);
  return side(second.feature === first.feature ? `${works}Two` : `${works}Each`, more);
}
