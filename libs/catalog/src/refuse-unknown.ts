import type { ContentFile } from './content-file';
import { hasKey, hasValue } from './vocabulary';
import type { ClothingAttribute, Vocabulary } from './vocabulary';

type Path = readonly PropertyKey[];

export function refuseUnknownValues(
  file: ContentFile,
  path: Path,
  values: Readonly<Partial<Record<ClothingAttribute, readonly string[]>>>,
  vocabulary: Vocabulary,
): void {
  for (const [attribute, slugs] of Object.entries(values))
    slugs.forEach((slug, index) => {
      if (!hasValue(vocabulary, attribute as ClothingAttribute, slug))
        file.refuse([...path, attribute, index], `Unknown value "${slug}"`);
    });
}

export function refuseUnknownKeys(
  file: ContentFile,
  path: Path,
  keys: readonly string[],
  vocabulary: Vocabulary,
): void {
  keys.forEach((key, index) => {
    if (!hasKey(vocabulary, key)) file.refuse([...path, index], `Unknown value "${key}"`);
  });
}
