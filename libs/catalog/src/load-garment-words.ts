import { CATEGORIES } from '@figura/contracts';
import type { CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { garmentWordsSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import { GarmentWords } from './garment-words';
import type { Knowledge } from './load-knowledge';
import { CLOTHING_ATTRIBUTES, hasKey } from './vocabulary';

export function loadGarmentWords(
  folder: string,
  { vocabulary, optics }: Knowledge,
  types: readonly CatalogItemType[],
  problems: CatalogProblem[],
): GarmentWords | undefined {
  const file = new ContentFile(folder, 'garment-words.yaml', problems);
  const words = file.read(garmentWordsSchema);
  if (!words) return undefined;
  const check = (path: PropertyKey[], names: readonly string[], isKnown: (name: string) => boolean) =>
    names.forEach((name, index) => {
      if (!isKnown(name)) file.refuse([...path, index], `Unknown: "${name}"`);
    });
  const kinds = new Set<string>([...CATEGORIES, ...types.map(({ slug }) => slug)]);
  const isKind = (name: string) => kinds.has(name);
  const isValue = (name: string) => hasKey(vocabulary, name);
  const isAttribute = (name: string) => CLOTHING_ATTRIBUTES.some((attribute) => attribute === name);

  check(['checked'], words.checked, isKind);
  for (const [part, { zones, types: fits, without }] of Object.entries(words.parts)) {
    check(['parts', part, 'zones'], zones, (zone) => Object.hasOwn(optics.zones, zone));
    check(['parts', part, 'types'], fits, isKind);
    check(['parts', part, 'without'], without, (name) => isKind(name) || isValue(name));
  }
  for (const [name, parts] of Object.entries(words.beside)) {
    if (!isAttribute(name) && !isValue(name)) file.refuse(['beside', name], `Unknown: "${name}"`);
    check(['beside', name], parts, (part) => Object.hasOwn(words.parts, part));
  }
  return new GarmentWords(words, types);
}
