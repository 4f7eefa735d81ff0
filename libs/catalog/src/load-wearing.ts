import type { CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';
import { listKinds } from './wearing';
import { wearingSchema } from './wearing-schema';
import type { WearingRules } from './wearing-schema';

export function loadWearing(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly CatalogItemType[],
  problems: CatalogProblem[],
): WearingRules | undefined {
  const file = new ContentFile(folder, 'wearing.yaml', problems);
  const rules = file.read(wearingSchema);
  if (!rules) return undefined;
  const bySlug = new Map(types.map((type) => [type.slug, type]));
  const isType = (name: string) => bySlug.has(name);
  const isTrait = (trait: string) => {
    const [kind, name] = trait.split(':') as [string, string];
    const attribute = CLOTHING_ATTRIBUTES.find((slug) => slug === kind);
    return kind === 'type' ? isType(name) : attribute !== undefined && hasValue(vocabulary, attribute, name);
  };
  const check = (path: PropertyKey[], names: readonly string[], isKnown: (name: string) => boolean) =>
    names.forEach((name) => {
      if (!isKnown(name)) file.refuse([...path, name], `Unknown: "${name}"`);
    });

  const { warmth, formality, seasons, occasions } = rules;
  const warmed = new Set<string>();
  warmth.types.forEach(({ source, clo }, index) => {
    const path = ['warmth', 'types', index];
    if (!Object.hasOwn(warmth.sources, source))
      file.refuse([...path, 'source'], `Unknown source "${source}"`);
    check([...path, 'clo'], Object.keys(clo), isType);
    for (const type of Object.keys(clo)) {
      if (warmed.has(type)) file.refuse([...path, 'clo', type], `"${type}" stands twice`);
      warmed.add(type);
    }
  });
  check(['warmth', 'add'], Object.keys(warmth.add), isTrait);
  check(['warmth', 'times'], Object.keys(warmth.times), isTrait);
  check(['formality', 'types'], Object.keys(formality.types), isType);
  check(['formality', 'add'], Object.keys(formality.add), isTrait);
  check(['seasons', 'only'], Object.keys(seasons.only), isTrait);
  for (const [occasion, traits] of Object.entries(occasions.never))
    check(['occasions', 'never', occasion], traits, isTrait);
  for (const [context, traits] of Object.entries(rules.contexts.traits))
    check(['contexts', 'traits', context], traits, isTrait);
  for (const { slug, category } of types) {
    const kinds = listKinds(bySlug, slug);
    if (!kinds.some((kind) => Object.hasOwn(formality.types, kind)))
      file.refuse(['formality', 'types'], `No formality for "${slug}"`);
    if (seasons.warmth[category] && !kinds.some((kind) => warmed.has(kind)))
      file.refuse(['warmth', 'types'], `No warmth for "${slug}"`);
  }
  return rules;
}
