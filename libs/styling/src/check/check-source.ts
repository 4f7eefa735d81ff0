import type { Category } from '@figura/contracts';
import type { CompiledRules } from '../compile';
import type { FeatureName } from '../explain';
import type { BodyPlaces } from '../lengths';
import { compileChecks, type CheckKnowledge, type CompiledChecks } from './compiled-checks';

/** How well an effect is known. */
interface EffectEvidence {
  readonly id: string;
  readonly evidence: 'tested' | 'extrapolated' | 'convention' | 'contested';
  /** The id of the study that it rests on. */
  readonly study?: string | undefined;
}

interface NamedLook {
  readonly name: string;
  readonly british?: string | undefined;
  readonly category: Category;
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
}

/** All that a check is answered from: the catalog satisfies it. */
export interface CheckCatalog extends Omit<CheckKnowledge, 'attributes' | 'recommendations' | 'items'> {
  /** Named, so that a check knows them by their names. */
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
  readonly railChecks: BodyPlaces;
}

/** A {@link CheckCatalog} with what is looked up in it. */
export interface CheckSource {
  readonly catalog: Pick<CheckCatalog, 'railChecks'>;
  readonly checks: CompiledChecks;
  readonly features: ReadonlyMap<string, { readonly displayName: string }>;
  /** What a feature is called within a sentence. */
  readonly nameOf: FeatureName;
  /** Display names of values, by `attribute:value`. */
  readonly valueNames: ReadonlyMap<string, string>;
  readonly recommendationById: ReadonlyMap<string, EffectEvidence>;
}

/** @param rules those of the same catalog, where they are compiled already */
export function checkSourceOf(catalog: CheckCatalog, rules?: CompiledRules): CheckSource {
  const features = new Map(catalog.features.map((feature) => [feature.key, feature]));
  return {
    catalog,
    checks: compileChecks(catalog, rules),
    features,
    nameOf: (key) => features.get(key)!.displayName.toLowerCase(),
    valueNames: new Map(
      catalog.attributes.flatMap(({ slug, values }) =>
        values.map((value) => [`${slug}:${value.slug}`, value.displayName] as const),
      ),
    ),
    recommendationById: new Map(catalog.recommendations.map((entry) => [entry.id, entry])),
  };
}

/** The part of a catalog that checks are answered from, and nothing beside it: what goes over the wire. */
export function checkCatalogOf(catalog: CheckCatalog): CheckCatalog {
  const { attributes, conditions, facts, features, itemTypes, items, railChecks, recommendations } = catalog;
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
    features: features.map(({ key, bodyPart, attribute, displayName, zones }) => ({
      key,
      bodyPart,
      attribute,
      displayName,
      zones,
    })),
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
    recommendations: recommendations.map(
      ({ id, feature, attribute, value, rating, effect, claims, onlyWhereWorn, evidence, study }) => ({
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
      }),
    ),
  };
}
