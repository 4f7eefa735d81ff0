import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { stringify } from 'yaml';

/**
 * Drafts missing guides with computed ratings and empty texts for a stylist; never touches an existing guide.
 * `node libs/catalog/tools/draft-guide.mjs [feature ...]`
 */
const library = join(dirname(fileURLToPath(import.meta.url)), '..');
const content = join(library, 'content');
const load = async (name) => (await runnerImport(join(library, 'src', name), { logLevel: 'error' })).module;
const { loadKnowledge } = await load('load-knowledge.ts');
const { rate } = await load('rating.ts');
const { CLOTHING_ATTRIBUTES } = await load('vocabulary.ts');

const GUIDE_SIZE = 28;
const MIN_AVOID = 9;
const MAX_AVOID = 12;
/** Limit per attribute, so that a guide covers the whole outfit; the next one applies only to a thin guide. */
const PER_ATTRIBUTE = [3, 4, 6, 9];

const { vocabulary, optics, features, referenceAdvice } = loadKnowledge(content);
const wanted = process.argv.slice(2);
mkdirSync(join(content, 'guides'), { recursive: true });
for (const feature of features) {
  const file = join(content, 'guides', `${feature.bodyPart}-${feature.attribute}.yaml`);
  if ((wanted.length > 0 && !wanted.includes(feature.key)) || existsSync(file)) continue;
  writeFileSync(file, stringify(draft(feature), { lineWidth: 110 }));
  process.stdout.write(`${file}\n`);
}

function draft(feature) {
  const chosen = choose(listCandidates(feature));
  return {
    bodyPart: feature.bodyPart,
    attribute: feature.attribute,
    displayName: feature.displayName,
    subHeading: '',
    description: '',
    recommendations: chosen.map(({ attribute, value, rating, evidence }) => ({
      attribute,
      value,
      rating,
      evidence,
      effect: '',
    })),
  };
}

function listCandidates(feature) {
  const advice = referenceAdvice[feature.key] ?? { for: [], against: [] };
  const agreed = new Set([...advice.for, ...advice.against]);
  return CLOTHING_ATTRIBUTES.flatMap((attribute) =>
    Object.keys(vocabulary[attribute].values).map((value) => {
      const rated = rate(optics, feature, attribute, value);
      const own = rate(optics, withChiefWishes(feature), attribute, value).sum;
      const telling = Math.abs(own) + Math.abs(rated.sum) / 2 + (agreed.has(`${attribute}:${value}`) ? 2 : 0);
      return { attribute, value, ...rated, telling };
    }),
  )
    .filter(
      ({ attribute, value, rating }) => rating > 0 || (rating < 0 && isActive(feature, attribute, value)),
    )
    .sort((a, b) => b.telling - a.telling);
}

function withChiefWishes(feature) {
  const wishes = Object.entries(feature.wishes).filter(
    ([key, weight]) => feature.zones.includes(key.split('.')[0]) || Math.abs(weight) >= 1,
  );
  return { ...feature, wishes: Object.fromEntries(wishes) };
}

/** False for a value that merely hides the feature, which is no reason to advise against it. */
function isActive(feature, attribute, value) {
  if (optics.floors.some((floor) => floor.attribute === attribute && floor.value === value)) return false;
  const effects = Object.entries(optics.values[attribute][value]).map(([rule, byKey]) => [
    rule,
    Object.fromEntries(
      Object.entries(byKey).filter(([key, strength]) => strength > 0 || !key.endsWith('.focus')),
    ),
  ]);
  const active = {
    ...optics,
    values: { ...optics.values, [attribute]: { [value]: Object.fromEntries(effects) } },
  };
  return rate(active, feature, attribute, value).rating < 0;
}

function choose(found) {
  const chosen = new Set();
  const count = (test) => [...chosen].filter(test).length;
  const isAvoided = ({ rating }) => rating < 0;
  const isRecommended = ({ rating }) => rating > 0;
  const add = (entries, enough, limit) => {
    for (const entry of entries) {
      if (enough()) return;
      if (count(({ attribute }) => attribute === entry.attribute) < limit) chosen.add(entry);
    }
  };
  const isFull = () => chosen.size >= GUIDE_SIZE;
  add(found.filter(isRecommended), isFull, 1);
  for (const limit of PER_ATTRIBUTE) add(found.filter(isAvoided), () => count(isAvoided) >= MIN_AVOID, limit);
  for (const limit of PER_ATTRIBUTE) {
    add(found.filter(isRecommended), isFull, limit);
    add(found.filter(isAvoided), () => isFull() || count(isAvoided) >= MAX_AVOID, limit);
  }
  for (const limit of PER_ATTRIBUTE) add(found, isFull, limit);
  return [...chosen].sort(
    (a, b) =>
      CLOTHING_ATTRIBUTES.indexOf(a.attribute) - CLOTHING_ATTRIBUTES.indexOf(b.attribute) ||
      b.rating - a.rating,
  );
}
