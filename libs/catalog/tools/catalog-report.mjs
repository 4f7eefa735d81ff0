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
const getName = (key) => displayNames.get(key).toLowerCase();
const categories = [...new Set(catalog.items.map(({ category }) => category))];

const bodies = Object.values(styling.TYPICAL_BODIES);
const NAMES = Object.keys(bodies[0]);
const listFeatures = (measurements) => styling.listFeatures({ measurements, bodyConcerns: [] });

function listFirstLooks(measurements, count) {
  const ranked = styling.rank(compiled, listFeatures(measurements));
  return new Map(
    categories.map((category) => [
      category,
      ranked.filter(({ index }) => catalog.items[index].category === category).slice(0, count),
    ]),
  );
}

/** Jaccard overlap; 1 for two empty sets. */
function measureOverlap(left, right) {
  const collectIds = (looks) => new Set(looks.map(({ index }) => index));
  const [a, b] = [collectIds(left), collectIds(right)];
  const shared = [...a].filter((index) => b.has(index)).length;
  const together = a.size + b.size - shared;
  return together === 0 ? 1 : shared / together;
}

function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return `mean ${mean.toFixed(3)}, 1st percentile ${sorted[Math.floor(sorted.length / 100)].toFixed(2)}, worst ${sorted[0].toFixed(2)} of ${values.length}`;
}

/** Mulberry32. */
function createRandom(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Varies as surveyed women do: one factor for girths, one for heights, plus individual noise. */
function randomBody(random) {
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const [size, height] = [0.09 * drawNormal(), 0.04 * drawNormal()];
  const drawGirth = (median, share, own) => median * Math.exp(share * size + own * drawNormal());
  const drawPart = (median, own) => median * Math.exp(height + own * drawNormal());
  const body = {
    shoulders: drawGirth(40.6, 0.7, 0.03),
    chest: drawGirth(37, 1, 0.035),
    waist: drawGirth(33.6, 1.3, 0.045),
    hips: drawGirth(40.2, 0.9, 0.035),
    headToChest: drawPart(18, 0.03),
    chestToCrotch: drawPart(15.4, 0.05),
    crotchToKnee: drawPart(13.1, 0.04),
    kneeToFloor: drawPart(17.6, 0.025),
  };
  return Object.fromEntries(Object.entries(body).map(([name, inches]) => [name, Math.round(inches * 8) / 8]));
}

function findContradictions() {
  let shown = 0;
  let withCaution = 0;
  let silent = 0;
  for (const body of bodies) {
    const features = listFeatures(body);
    for (const looks of listFirstLooks(body, 5).values()) {
      for (const { index } of looks) {
        shown++;
        const { cautions } = styling.explain(compiled, features, index, getName);
        const against = features
          .filter(({ strength }) => strength >= styling.CAUTION_STRENGTH)
          .flatMap(({ key }) =>
            listRatings(index, key).filter(({ rating }) => rating <= styling.CAUTION_RATING),
          );
        if (against.length > 0) withCaution++;
        silent += against.filter((rated) => !isSaid(rated, cautions)).length;
      }
    }
  }
  return { shown, withCaution, silent };
}

function listRatings(index, feature) {
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

function measureStability() {
  const random = createRandom(20_261_122);
  const atRandom = [];
  for (let count = 0; count < 200; count++) {
    const body = randomBody(random);
    const before = listFirstLooks(body, 10);
    for (const name of NAMES) {
      const after = listFirstLooks({ ...body, [name]: body[name] + 1 / 8 }, 10);
      for (const category of categories)
        atRandom.push(measureOverlap(before.get(category), after.get(category)));
    }
  }
  const aroundCodes = [];
  const throughBorders = [];
  for (const body of bodies) {
    for (const name of NAMES) {
      aroundCodes.push(...measureOverlapsAlong(body, name, body[name]));
      for (const border of findBorders(body, name))
        throughBorders.push(...measureOverlapsAlong(body, name, border));
    }
  }
  return { atRandom, aroundCodes, throughBorders };
}

/** In eighths of an inch. */
function findBorders(body, name) {
  const classify = (value) => classifier.classify({ ...body, [name]: value }).combined;
  return [1, -1].flatMap((direction) => {
    for (let steps = 1; steps <= 14 * 8; steps++) {
      const value = body[name] + (direction * steps) / 8;
      if (value > 2 && classify(value) !== classify(body[name])) return [value];
    }
    return [];
  });
}

/** Overlap of the first ten looks in steps of 1/8 in, over ±2 in. */
function measureOverlapsAlong(body, name, middle) {
  const overlaps = [];
  let before = listFirstLooks({ ...body, [name]: middle - 2 }, 10);
  for (let step = -15; step <= 16; step++) {
    const after = listFirstLooks({ ...body, [name]: middle + step / 8 }, 10);
    for (const category of categories)
      overlaps.push(measureOverlap(before.get(category), after.get(category)));
    before = after;
  }
  return overlaps;
}

function measureOverlapBetweenCodes() {
  const looks = bodies.map((body) => listFirstLooks(body, 10));
  const overlaps = [];
  for (let one = 0; one < looks.length; one++)
    for (let other = one + 1; other < looks.length; other++)
      for (const category of categories)
        overlaps.push(measureOverlap(looks[one].get(category), looks[other].get(category)));
  return overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
}

function countPublishedAdvice() {
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

function countDistinctReasons() {
  let shown = 0;
  const distinct = new Set();
  const fewest = Math.min(...bodies.map((body) => styling.listNotableFeatures(listFeatures(body)).length));
  for (const body of bodies) {
    const features = listFeatures(body);
    for (const looks of listFirstLooks(body, 5).values())
      for (const { index } of looks)
        for (const { description } of styling
          .explain(compiled, features, index, getName)
          .reasons.slice(0, 5)) {
          shown++;
          distinct.add(description);
        }
  }
  return { shown, distinct: distinct.size, fewest };
}

const print = (label, value) => process.stdout.write(`${label.padEnd(46)}${value}\n`);
const rows = catalog.recommendations;
const { shown, withCaution, silent } = findContradictions();
const reasons = countDistinctReasons();
const { atRandom, aroundCodes, throughBorders } = measureStability();
print(
  'Ratings that rank',
  `${rows.length}, of them in guides ${rows.filter(({ inGuide }) => inGuide).length}`,
);
print('First five of each category and code', `${shown} looks`);
print('  with a strong caution, which is shown', withCaution);
print('  with a contradiction that is not shown', silent);
print('Things to say of a code, at least', reasons.fewest);
print('First ten when a number moves by 1/8 in', '(Jaccard)');
print('  at 200 random bodies', summarize(atRandom));
print('  over 4 inches around the 20 codes', summarize(aroundCodes));
print('  over 4 inches through their borders', summarize(throughBorders));
print('First ten of two codes, overlap', measureOverlapBetweenCodes().toFixed(3));
print('Published advice in its guide', countPublishedAdvice());
print('First five reasons of the first five looks', `${reasons.shown}, distinct ${reasons.distinct}`);
