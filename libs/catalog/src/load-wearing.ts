import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import type { LoadedType } from './load-types';
import { hasKey } from './vocabulary';
import { listKinds } from './wearing';
import { wearingSchema } from './wearing-schema';
import type { WearingRules } from './wearing-schema';

export function loadWearing(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly LoadedType[],
  problems: CatalogProblem[],
): WearingRules | undefined {
  const file = new ContentFile(folder, 'wearing.yaml', problems);
  const read = file.read(wearingSchema);
  if (!read) return undefined;
  const bySlug = new Map(types.map(({ itemType }) => [itemType.slug, itemType]));
  const isTrait = (trait: string) =>
    trait.startsWith(TYPE) ? bySlug.has(trait.slice(TYPE.length)) : hasKey(vocabulary, trait);
  const checkTraits = (path: PropertyKey[], traits: readonly string[]) =>
    traits.forEach((trait) => {
      if (!isTrait(trait)) file.refuse([...path, trait], `Unknown: "${trait}"`);
    });

  const { warmth, formality, seasons, occasions, contexts } = read;
  checkTraits(['warmth', 'add'], Object.keys(warmth.add));
  checkTraits(['warmth', 'times'], Object.keys(warmth.times));
  checkTraits(['formality', 'add'], Object.keys(formality.add));
  checkTraits(['seasons', 'only'], Object.keys(seasons.only));
  for (const [occasion, traits] of Object.entries(occasions.never))
    checkTraits(['occasions', 'never', occasion], traits);
  for (const [context, traits] of Object.entries(contexts.traits))
    checkTraits(['contexts', 'traits', context], traits);

  const clo: Record<string, number> = {};
  const formal: Record<string, number> = {};
  for (const { file: typeFile, itemType, ...type } of types) {
    if (type.warmth && !Object.hasOwn(warmth.sources, type.warmth.source))
      typeFile.refuse(['warmth', 'source'], `Unknown source "${type.warmth.source}"`);
    if (type.warmth) clo[itemType.slug] = type.warmth.clo;
    if (type.formality !== undefined) formal[itemType.slug] = type.formality;
  }
  if (problems.length === 0)
    for (const { file: typeFile, itemType } of types) {
      const kinds = listKinds(bySlug, itemType.slug);
      if (!kinds.some((kind) => Object.hasOwn(formal, kind))) typeFile.refuse([], 'No formality');
      if (seasons.warmth[itemType.category] && !kinds.some((kind) => Object.hasOwn(clo, kind)))
        typeFile.refuse([], 'No warmth');
    }
  return { ...read, warmth: { ...warmth, types: clo }, formality: { ...formality, types: formal } };
}

const TYPE = 'type:';
