import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@figura/contracts';
import type { CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { categoriesSchema, typeSchema } from './catalog-schema';
import type { TypeFile } from './catalog-schema';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { refuseUnknownKeys, refuseUnknownValues } from './refuse-unknown';

export interface LoadedType extends Pick<
  TypeFile,
  'implies' | 'usual' | 'usualKind' | 'warmth' | 'formality'
> {
  readonly file: ContentFile;
  readonly itemType: CatalogItemType;
}

export function loadTypes(
  folder: string,
  { vocabulary, optics }: Knowledge,
  problems: CatalogProblem[],
): LoadedType[] {
  const categoriesFile = new ContentFile(folder, 'categories.yaml', problems);
  const categories = categoriesFile.read(categoriesSchema);
  if (!categories) return [];
  for (const category of CATEGORIES)
    refuseUnknownKeys(categoriesFile, [category, 'apart'], categories[category].apart, vocabulary);

  const written = readdirSync(join(folder, 'types')).flatMap((slug) => {
    const file = new ContentFile(folder, `types/${slug}/type.yaml`, problems);
    const type = file.read(typeSchema);
    return type ? [{ slug, file, type }] : [];
  });
  const bySlug = new Map(written.map((each) => [each.slug, each]));

  const listLine = (slug: string): TypeFile[] => {
    const { file, type } = bySlug.get(slug)!;
    const line = [type];
    const below = new Set([slug]);
    for (let { kindOf } = type; kindOf !== undefined;) {
      const general = bySlug.get(kindOf)?.type;
      const isBelow = below.has(kindOf);
      if (general?.category !== type.category || isBelow) {
        file.refuse(['kindOf'], isBelow ? `"${kindOf}" is a kind of "${slug}"` : `Unknown type "${kindOf}"`);
        break;
      }
      below.add(kindOf);
      line.unshift(general);
      kindOf = general.kindOf;
    }
    return line;
  };

  const loaded = written.map(({ slug, file, type }): LoadedType & { order: number } => {
    const {
      order,
      category,
      needs,
      rated,
      possible,
      implies,
      usual,
      usualKind,
      warmth,
      formality,
      ...words
    } = type;
    if (usualKind !== undefined && !bySlug.has(usualKind))
      file.refuse(['usualKind'], `Unknown type "${usualKind}"`);
    if (words.british === words.displayName) file.refuse(['british'], 'The same in American');
    words.covers.forEach((zone, index) => {
      if (!Object.hasOwn(optics.zones, zone)) file.refuse(['covers', index], `Unknown zone "${zone}"`);
    });
    for (const [field, values] of Object.entries({ possible, implies, usual }))
      if (values) refuseUnknownValues(file, [field], values, vocabulary);
    const { apart, ...usually } = categories[category];
    const itemType: CatalogItemType = {
      slug,
      category,
      ...words,
      needs: needs ?? usually.needs,
      rated: rated ?? usually.rated,
      possible: Object.assign({}, ...listLine(slug).map((kind) => kind.possible)),
      apart,
    };
    return { file, itemType, order, implies, usual, usualKind, warmth, formality };
  });
  const findPlace = ({ itemType }: LoadedType) => CATEGORIES.indexOf(itemType.category);
  return loaded.sort((a, b) => findPlace(a) - findPlace(b) || a.order - b.order);
}
