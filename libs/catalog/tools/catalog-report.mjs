import { join } from 'node:path';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';
import { loadLibs } from '../../../tools/load-libs.mjs';
import { workspace } from '../../../tools/run.mjs';

/**
 * Report on styling knowledge: ranking, contradictions, sensitivity to measurements. A fixed seed makes runs
 * comparable.
 */
const { catalog: lib, classifier, styling } = await loadLibs('catalog', 'classifier', 'styling');
const content = process.argv[2] ?? join(workspace, 'libs/catalog/content');
const catalog = lib.loadCatalog(content);
const compiled = styling.compileKnowledge(catalog);
const displayNames = new Map(catalog.features.map(({ key, displayName }) => [key, displayName]));
const nameOf = (key) => displayNames.get(key).toLowerCase();
const categories = [...new Set(catalog.items.map(({ category }) => category))];

const bodies = Object.values(styling.TYPICAL_BODIES);
const NAMES = Object.keys(bodies[0]);
const featuresOf = (measurements) => styling.listFeatures({ measurements, bodyConcerns: [] });

function firstLooks(measurements, count) {
  const ranked = styling.rank(compiled, featuresOf(measurements));
  return new Map(
    categories.map((category) => [
      category,
      ranked.filter(({ index }) => catalog.items[index].category === category).slice(0, count),
    ]),
  );
}

/** Jaccard overlap; 1 for two empty sets. */
function jaccard(one, other) {
  const ids = (looks) => new Set(looks.map(({ index }) => index));
  const [a, b] = [ids(one), ids(other)];
  const shared = [...a].filter((index) => b.has(index)).length;
  const together = a.size + b.size - shared;
  return together === 0 ? 1 : shared / together;
}

function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return `mean ${mean.toFixed(3)}, 1st percentile ${sorted[Math.floor(sorted.length / 100)].toFixed(2)}, worst ${sorted[0].toFixed(2)} of ${values.length}`;
}

/** Mulberry32. */
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Varies as surveyed women do: one factor for girths, one for heights, plus individual noise. */
function randomBody(random) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const [size, height] = [0.09 * normal(), 0.04 * normal()];
  const girth = (median, share, own) => median * Math.exp(share * size + own * normal());
  const part = (median, own) => median * Math.exp(height + own * normal());
  const body = {
    shoulders: girth(40.6, 0.7, 0.03),
    chest: girth(37, 1, 0.035),
    waist: girth(33.6, 1.3, 0.045),
    hips: girth(40.2, 0.9, 0.035),
    headToChest: part(18, 0.03),
    chestToCrotch: part(15.4, 0.05),
    crotchToKnee: part(13.1, 0.04),
    kneeToFloor: part(17.6, 0.025),
  };
  return Object.fromEntries(Object.entries(body).map(([name, inches]) => [name, Math.round(inches * 8) / 8]));
}

function contradictions() {
  let shown = 0;
  let withCaution = 0;
  let silent = 0;
  for (const body of bodies) {
    const features = featuresOf(body);
    for (const looks of firstLooks(body, 5).values()) {
      for (const { index } of looks) {
        shown++;
        const { cautions } = styling.explain(compiled, features, index, nameOf);
        const against = features
          .filter(({ strength }) => strength >= styling.CAUTION_STRENGTH)
          .flatMap(({ key }) =>
            ratingsOf(index, key).filter(({ rating }) => rating <= styling.CAUTION_RATING),
          );
        if (against.length > 0) withCaution++;
        silent += against.filter((rated) => !isSaid(rated, cautions)).length;
      }
    }
  }
  return { shown, withCaution, silent };
}

function ratingsOf(index, feature) {
  const { itemOffsets, itemTerms, ratedValues } = compiled;
  return [...itemTerms.subarray(itemOffsets[index], itemOffsets[index + 1])].flatMap((term) =>
    ratedValues(term, feature),
  );
}

function isSaid({ feature, attribute, value, effect }, cautions) {
  const one = `${attribute}:${value}`;
  const fact = catalog.facts.values.find((group) => group.includes(one)) ?? [one];
  return cautions.some(
    (caution) =>
      caution.description === effect ||
      (caution.feature === feature && fact.includes(`${caution.attribute}:${caution.value}`)),
  );
}

function stability() {
  const random = seeded(20_261_122);
  const atRandom = [];
  for (let count = 0; count < 200; count++) {
    const body = randomBody(random);
    const before = firstLooks(body, 10);
    for (const name of NAMES) {
      const after = firstLooks({ ...body, [name]: body[name] + 1 / 8 }, 10);
      for (const category of categories) atRandom.push(jaccard(before.get(category), after.get(category)));
    }
  }
  const aroundCodes = [];
  const throughBorders = [];
  for (const body of bodies) {
    for (const name of NAMES) {
      aroundCodes.push(...overlapsAlong(body, name, body[name]));
      for (const border of bordersOf(body, name)) throughBorders.push(...overlapsAlong(body, name, border));
    }
  }
  return { atRandom, aroundCodes, throughBorders };
}

/** In eighths of an inch. */
function bordersOf(body, name) {
  const codeOf = (value) => classifier.classify({ ...body, [name]: value }).combined;
  return [1, -1].flatMap((direction) => {
    for (let steps = 1; steps <= 14 * 8; steps++) {
      const value = body[name] + (direction * steps) / 8;
      if (value > 2 && codeOf(value) !== codeOf(body[name])) return [value];
    }
    return [];
  });
}

/** Overlaps of the first ten, in steps of 1/8 in over ±2 in. */
function overlapsAlong(body, name, middle) {
  const overlaps = [];
  let before = firstLooks({ ...body, [name]: middle - 2 }, 10);
  for (let step = -15; step <= 16; step++) {
    const after = firstLooks({ ...body, [name]: middle + step / 8 }, 10);
    for (const category of categories) overlaps.push(jaccard(before.get(category), after.get(category)));
    before = after;
  }
  return overlaps;
}

function overlapBetweenCodes() {
  const looks = bodies.map((body) => firstLooks(body, 10));
  const overlaps = [];
  for (let one = 0; one < looks.length; one++)
    for (let other = one + 1; other < looks.length; other++)
      for (const category of categories)
        overlaps.push(jaccard(looks[one].get(category), looks[other].get(category)));
  return overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
}

function publishedAdvice() {
  const advice = parse(readFileSync(join(content, 'reference-advice.yaml'), 'utf8'));
  const shown = new Map(
    catalog.recommendations
      .filter(({ inGuide }) => inGuide)
      .map(({ feature, attribute, value, rating }) => [
        `${feature}/${attribute}:${value}`,
        Math.sign(rating),
      ]),
  );
  const lines = Object.entries(advice).flatMap(([feature, directions]) => [
    ...directions.for.map((value) => shown.get(`${feature}/${value}`) === 1),
    ...directions.against.map((value) => shown.get(`${feature}/${value}`) === -1),
  ]);
  return `${lines.filter(Boolean).length} of ${lines.length}`;
}

function distinctReasons() {
  let shown = 0;
  const distinct = new Set();
  const fewest = Math.min(...bodies.map((body) => styling.listNotableFeatures(featuresOf(body)).length));
  for (const body of bodies) {
    const features = featuresOf(body);
    for (const looks of firstLooks(body, 5).values())
      for (const { index } of looks)
        for (const { description } of styling
          .explain(compiled, features, index, nameOf)
          .reasons.slice(0, 5)) {
          shown++;
          distinct.add(description);
        }
  }
  return { shown, distinct: distinct.size, fewest };
}

const print = (label, value) => process.stdout.write(`${label.padEnd(46)}${value}\n`);
const rows = catalog.recommendations;
const { shown, withCaution, silent } = contradictions();
const reasons = distinctReasons();
const { atRandom, aroundCodes, throughBorders } = stability();
print(
  'Ratings that rank',
  `${rows.length}, of them in guides ${rows.filter(({ inGuide }) => inGuide).length}`,
);
print('First five of each category and code', `${shown} looks`);
print('  with a strong caution, which is shown', withCaution);
print('  with a contradiction that is not shown', silent);
print('Things to say of a code, at least', reasons.fewest);
print('First ten when a number moves by 1/8 in', '(Jaccard)');
print('  at 200 random bodies', summary(atRandom));
print('  over 4 inches around the 20 codes', summary(aroundCodes));
print('  over 4 inches through their borders', summary(throughBorders));
print('First ten of two codes, overlap', overlapBetweenCodes().toFixed(3));
print('Published advice in its guide', publishedAdvice());
print('First five reasons of the first five looks', `${reasons.shown}, distinct ${reasons.distinct}`);
