import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogFeature, CatalogRecommendation } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { guideSchema } from './catalog-schema';
import type { GuideFile } from './catalog-schema';
import { ContentFile } from './content-file';
import { nameDataFile } from './content-texts';
import type { Knowledge } from './load-knowledge';
import type { FeatureWishes, Optics } from './optics';
import { listEffectClaims, buildEffectSentence } from './effect-sentence';
import { rate } from './rating';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';
import type { ClothingAttribute } from './vocabulary';

type GuideRecommendation = Omit<CatalogRecommendation, 'for'>;

/** Fabric has an effect only where it is worn; shape, color, and line are visible from afar. */
const MATERIAL: readonly ClothingAttribute[] = ['fabric', 'texture', 'prints'];

export function loadGuides(
  folder: string,
  knowledge: Knowledge,
  problems: CatalogProblem[],
): { features: CatalogFeature[]; recommendations: GuideRecommendation[] } {
  const features: CatalogFeature[] = [];
  const recommendations: GuideRecommendation[] = [];
  const known = new Set<string>();
  for (const feature of knowledge.features) {
    const name = toGuideName(feature.key);
    known.add(name);
    const file = new ContentFile(folder, name, problems);
    const guide = file.read(guideSchema);
    if (!guide) continue;
    checkGuide(file, guide, feature, knowledge);
    features.push(describe(feature, guide));
    recommendations.push(...recommend(feature, guide, knowledge));
  }
  for (const name of readdirSync(join(folder, 'guides')).sort()) {
    const file = `guides/${name}`;
    if (!known.has(nameDataFile(file)))
      problems.push({ file, line: 1, field: '', message: 'No feature has this guide' });
  }
  return { features, recommendations };
}

export function toGuideName(feature: string): string {
  return `guides/${feature.replace(':', '-')}.yaml`;
}

function checkGuide(
  file: ContentFile,
  guide: GuideFile,
  feature: FeatureWishes,
  { vocabulary, optics, referenceAdvice }: Knowledge,
): void {
  for (const field of ['bodyPart', 'attribute', 'displayName'] as const) {
    if (guide[field] !== feature[field]) file.refuse([field], `Expected "${feature[field]}"`);
  }
  const seen = new Set<string>();
  guide.recommendations.forEach(({ attribute, value, rating, evidence }, index) => {
    const path = ['recommendations', index];
    const key = `${attribute}:${value}`;
    if (seen.has(key)) file.refuse([...path, 'value'], `Duplicate value "${value}"`);
    seen.add(key);
    if (!hasValue(vocabulary, attribute, value))
      return file.refuse([...path, 'value'], `Unknown value "${value}"`);
    const computed = rate(optics, feature, attribute, value);
    if (computed.rating === 0) return file.refuse([...path, 'value'], 'The value makes no difference here');
    if (rating !== computed.rating) file.refuse([...path, 'rating'], `Expected ${computed.rating}`);
    if (evidence !== computed.evidence) file.refuse([...path, 'evidence'], `Expected ${computed.evidence}`);
  });
  const { for: choose = [], against = [] } = referenceAdvice[feature.key] ?? {};
  for (const value of [...choose, ...against]) {
    if (!seen.has(value)) file.refuse(['recommendations'], `Published advice is missing: ${value}`);
  }
}

function describe(feature: FeatureWishes, { subHeading, description, mens }: GuideFile): CatalogFeature {
  const { key, bodyPart, attribute, displayName, zones } = feature;
  return {
    key,
    bodyPart,
    attribute,
    displayName,
    subHeading,
    description,
    ...(mens && { mens }),
    zones,
  };
}

function recommend(
  feature: FeatureWishes,
  guide: GuideFile,
  { vocabulary, optics }: Knowledge,
): GuideRecommendation[] {
  const written = new Map(guide.recommendations.map((entry) => [`${entry.attribute}:${entry.value}`, entry]));
  return CLOTHING_ATTRIBUTES.flatMap((attribute) =>
    Object.entries(vocabulary[attribute].values).flatMap(([value, { name }]): GuideRecommendation[] => {
      const computed = rate(optics, feature, attribute, value);
      const entry = written.get(`${attribute}:${value}`);
      const effect = entry?.effect ?? buildEffectSentence(optics, computed);
      if (computed.rating === 0 || effect === undefined) return [];
      return [
        {
          // No dots, since static hosts read a last URL segment with a dot as a file.
          id: `${feature.bodyPart}-${feature.attribute}_${attribute}_${value}`,
          feature: feature.key,
          attribute,
          value,
          displayName: name,
          effect,
          claims: listEffectClaims(computed),
          rating: computed.rating,
          evidence: computed.evidence,
          ...(computed.study !== undefined && { study: computed.study }),
          inGuide: entry !== undefined,
          onlyWhereWorn: MATERIAL.includes(attribute) || doesActOnAreas(optics, attribute, value),
        },
      ];
    }),
  );
}

function doesActOnAreas(optics: Optics, attribute: ClothingAttribute, value: string): boolean {
  return Object.values(optics.values[attribute][value] ?? {}).some((effects) =>
    Object.keys(effects).some((key) => Object.hasOwn(optics.areas, key.split('.')[0]!)),
  );
}
