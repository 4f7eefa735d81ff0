import type { Category } from '@figura/contracts';
import { nameFeature, nameFeatureWithin, nameItem, namePlace, nameValue, tellEffect } from '../content-texts';
import type { CompiledRules } from '../compile';
import type { FeatureName } from '../explain';
import type { BodyPlaces } from '../lengths/lengths';
import { compileChecks, type CheckKnowledge, type CompiledChecks } from './compiled-checks';

interface EffectEvidence {
  readonly id: string;
  readonly evidence: 'tested' | 'extrapolated' | 'convention' | 'contested';
  readonly study?: string | undefined;
}

interface NamedLook {
  readonly name: string;
  readonly british?: string | undefined;
  readonly category: Category;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
}

export interface CheckCatalog extends Omit<
  CheckKnowledge,
  'attributes' | 'recommendations' | 'lifeStates' | 'items'
> {
  readonly items: readonly (CheckKnowledge['items'][number] & NamedLook)[];
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly {
      readonly slug: string;
      readonly displayName: string;
      readonly part: string;
      readonly oneOf?: readonly string[] | undefined;
    }[];
  }[];
  readonly itemTypes: readonly (CheckKnowledge['itemTypes'][number] & { readonly category: Category })[];
  readonly recommendations: readonly (CheckKnowledge['recommendations'][number] & EffectEvidence)[];
  readonly lifeStates: {
    readonly features: CheckKnowledge['features'];
    readonly recommendations: readonly (CheckKnowledge['recommendations'][number] & EffectEvidence)[];
  };
  readonly railChecks: BodyPlaces;
}

export interface CheckSource {
  readonly catalog: Pick<CheckCatalog, 'railChecks'>;
  readonly checks: CompiledChecks;
  readonly features: ReadonlyMap<string, { readonly key: string; readonly displayName: string }>;
  readonly nameOf: FeatureName;
  readonly valueNames: ReadonlyMap<string, string>;
  readonly recommendationById: ReadonlyMap<string, EffectEvidence>;
}

export function createCheckSource(catalog: CheckCatalog, rules?: CompiledRules): CheckSource {
  const { lifeStates } = catalog;
  const features = new Map(
    [...catalog.features, ...lifeStates.features].map((feature) => [feature.key, feature]),
  );
  return {
    catalog,
    checks: compileChecks(catalog, rules),
    features,
    nameOf: (key) => nameFeatureWithin(features.get(key)!),
    valueNames: new Map(
      catalog.attributes.flatMap(({ slug, values }) =>
        values.map((value) => [`${slug}:${value.slug}`, value.displayName] as const),
      ),
    ),
    recommendationById: new Map(
      [...catalog.recommendations, ...lifeStates.recommendations].map((entry) => [entry.id, entry]),
    ),
  };
}

function toCheckCatalog(catalog: CheckCatalog): CheckCatalog {
  const { attributes, conditions, facts, features, itemTypes, items, lifeStates, railChecks } = catalog;
  return {
    attributes: attributes.map(({ slug, values }) => ({
      slug,
      values: values.map((value) => ({
        slug: value.slug,
        displayName: value.displayName,
        part: value.part,
        oneOf: value.oneOf,
      })),
    })),
    conditions,
    facts,
    features: features.map(toCheckFeature),
    itemTypes: itemTypes.map(({ slug, category, kindOf, covers, rated, possible, apart }) => ({
      slug,
      category,
      kindOf,
      covers,
      rated,
      possible,
      apart,
    })),
    items: items.map(({ id, name, british, category, type, attributes: values, colors }) => ({
      id,
      name,
      british,
      category,
      type,
      attributes: values,
      colors: colors.map((color) => ({ name: color.name, hex: color.hex })),
    })),
    railChecks: { landmarks: railChecks.landmarks, places: railChecks.places },
    recommendations: catalog.recommendations.map(toCheckRecommendation),
    lifeStates: {
      features: lifeStates.features.map(toCheckFeature),
      recommendations: lifeStates.recommendations.map(toCheckRecommendation),
    },
  };
}

/** For the edge, which words it in the language of the reader: a browser then finds each text beside its key. */
export function toWordedCheckCatalog(catalog: CheckCatalog): object {
  const { attributes, features, items, railChecks, recommendations, lifeStates, ...rest } =
    toCheckCatalog(catalog);
  return {
    ...rest,
    attributes: attributes.map(({ slug, values }) => ({
      slug,
      values: values.map((value) => ({
        ...value,
        displayName: nameValue(`${slug}:${value.slug}`, value.displayName),
      })),
    })),
    features: features.map(toWordedFeature),
    items: items.map((item) => ({ ...item, name: nameItem(item) })),
    railChecks: {
      ...railChecks,
      places: Object.fromEntries(
        Object.entries(railChecks.places).map(([level, name]) => [level, namePlace(level, name)]),
      ),
    },
    recommendations: recommendations.map(toWordedEffect),
    lifeStates: {
      features: lifeStates.features.map(toWordedFeature),
      recommendations: lifeStates.recommendations.map(toWordedEffect),
    },
  };
}

const toWordedFeature = (feature: CheckCatalog['features'][number]) => ({
  ...feature,
  displayName: nameFeature(feature),
});

const toWordedEffect = (entry: CheckCatalog['recommendations'][number]) => ({
  ...entry,
  effect: tellEffect(entry.feature, entry.attribute, entry.value, entry.effect),
});

function toCheckFeature({
  key,
  bodyPart,
  attribute,
  displayName,
  zones,
  categories,
}: CheckCatalog['features'][number]): CheckCatalog['features'][number] {
  return { key, bodyPart, attribute, displayName, zones, ...(categories && { categories }) };
}

function toCheckRecommendation({
  id,
  feature,
  attribute,
  value,
  rating,
  effect,
  claims,
  onlyWhereWorn,
  evidence,
  study,
}: CheckCatalog['recommendations'][number]): CheckCatalog['recommendations'][number] {
  return { id, feature, attribute, value, rating, effect, claims, onlyWhereWorn, evidence, study };
}
