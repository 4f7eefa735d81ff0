import type { GarmentQuestion, VerdictLevel } from '@figura/contracts';
import type { Effect, FeatureName } from '../explain';
import type { Alternative, GarmentCheck } from './check-garment';
import { findBest, findWorst } from './outlook';

type ValueName = (value: string) => string;

const QUESTION_WORDS: Readonly<Record<GarmentQuestion, string>> = {
  style: 'the cut',
  length: 'the length',
  legLength: 'the length of the leg',
  leg: 'the leg',
  rise: 'the rise',
  neckline: 'the neckline',
  sleeveLength: 'the sleeve length',
  fit: 'the fit',
  waist: 'the waist',
  sleeves: 'the sleeve',
  toe: 'the toe',
  heel: 'the heel',
  fabric: 'the fabric',
};

const LEVEL_WORDS: Readonly<Record<VerdictLevel, string>> = {
  great: 'great',
  good: 'good',
  mixed: 'fair',
  poor: 'poor',
};

export function formatVerdictSentence(
  check: GarmentCheck,
  valueName: ValueName,
  featureName: FeatureName,
): string {
  const { level, isSunk, reasons, cautions, range, question } = check;
  if (range && question) {
    const [best, worst] = [findBest(question.options), findWorst(question.options)];
    const word = QUESTION_WORDS[question.question];
    const name = (value: string) => quote(valueName(`${question.attribute}:${value}`));
    const good = `${capitalize(LEVEL_WORDS[best.level])} if ${word} is ${name(best.value)}`;
    return `${good}, ${LEVEL_WORDS[worst.level]} if it is ${name(worst.value)}.`;
  }
  const forIt = formatSideWords(reasons, 'for', valueName, featureName);
  const againstIt = formatSideWords(cautions, 'against', valueName, featureName);
  switch (level) {
    case 'great':
      return forIt ? `Yes: ${forIt}.` : 'Yes: it suits your proportions.';
    case 'good':
      return forIt
        ? `A good choice: ${forIt}.`
        : 'Nothing we know about it works against your proportions: go by what you like.';
    case 'mixed':
      return `${isSunk || !forIt ? 'Not quite' : 'Both ways'}: ${[forIt, againstIt].filter(Boolean).join(', but ')}.`;
    case 'poor':
      return againstIt
        ? `There are better ones for you: ${againstIt}.`
        : 'There are better ones for you: what we know about it works against your proportions.';
  }
}

export function formatAlternativeSentence(
  { attribute, from, to, effect }: Pick<Alternative, 'attribute' | 'from' | 'to' | 'effect'>,
  valueName: ValueName,
): string {
  const name = (value: string) => quote(valueName(`${attribute}:${value}`));
  const change = from === null ? `Look for ${name(to)}.` : `Look for ${name(to)} instead of ${name(from)}.`;
  return `${change} ${effect ?? 'It avoids what works against you here.'}`;
}

function formatSideWords(
  effects: readonly Effect[],
  side: 'for' | 'against',
  valueName: ValueName,
  featureName: FeatureName,
): string {
  const [first, second] = [...effects].sort(
    (one, other) => Math.abs(other.contribution) - Math.abs(one.contribution),
  );
  if (!first) return '';
  const name = ({ attribute, value }: Effect) => quote(valueName(`${attribute}:${value}`));
  const words = `${name(first)} works ${side} your ${featureName(first.feature)}`;
  if (!second) return words;
  if (name(second) === name(first)) return `${words} and your ${featureName(second.feature)}`;
  if (second.feature === first.feature)
    return `${name(first)} and ${name(second)} work ${side} your ${featureName(first.feature)}`;
  return `${words}, ${name(second)} ${side} your ${featureName(second.feature)}`;
}

const quote = (name: string) => `“${name}”`;
const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);
