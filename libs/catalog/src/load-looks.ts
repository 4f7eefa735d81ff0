import { listContentArguments } from '@figura/messages';
import type { CatalogItemType } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import type { Knowledge } from './load-knowledge';
import { looksSchema, palettesSchema, partsSchema, type LookBook } from './looks-schema';
import { CLOTHING_ATTRIBUTES, hasValue } from './vocabulary';

export function loadLooks(
  folder: string,
  { vocabulary }: Knowledge,
  types: readonly CatalogItemType[],
  problems: CatalogProblem[],
): LookBook | undefined {
  const files = {
    parts: new ContentFile(folder, 'looks/parts.yaml', problems),
    looks: new ContentFile(folder, 'looks/looks.yaml', problems),
    palettes: new ContentFile(folder, 'looks/palettes.yaml', problems),
  };
  const parts = files.parts.read(partsSchema);
  const book = files.looks.read(looksSchema);
  const palettes = files.palettes.read(palettesSchema);
  if (!parts || !book || !palettes) return undefined;

  const slugs = new Set(types.map(({ slug }) => slug));
  for (const [name, part] of Object.entries(parts)) {
    for (const field of ['types', 'not'] as const)
      part[field].forEach((type, index) => {
        if (!slugs.has(type)) files.parts.refuse([name, field, index], `Unknown type "${type}"`);
      });
    for (const field of ['must', 'none'] as const)
      for (const attribute of CLOTHING_ATTRIBUTES)
        part[field][attribute]?.forEach((value, index) => {
          if (!hasValue(vocabulary, attribute, value))
            files.parts.refuse([name, field, attribute, index], `Unknown value "${value}"`);
        });
  }

  const used = new Set<string>();
  const useParts = (path: PropertyKey[], names: readonly string[]) =>
    names.forEach((name) => {
      used.add(name);
      if (!Object.hasOwn(parts, name)) files.looks.refuse(path, `Unknown part "${name}"`);
    });
  for (const [register, bands] of Object.entries(book.outer))
    for (const [band, names] of Object.entries(bands)) useParts(['outer', register, band], names);
  for (const [finish, names] of Object.entries(book.finish))
    useParts(['finish', finish], [...names.bag, ...names.jewelry, ...names.accessory]);
  useParts([], LEGWEAR);
  const ids = new Set<string>();
  book.looks.forEach((look, at) => {
    const path = ['looks', at];
    if (ids.has(look.id)) files.looks.refuse([...path, 'id'], `Duplicate look "${look.id}"`);
    ids.add(look.id);
    for (const [slot, names] of Object.entries(look.wear)) useParts([...path, 'wear', slot], names);
    if (!Object.hasOwn(book.finish, look.finish))
      files.looks.refuse([...path, 'finish'], `Unknown finish "${look.finish}"`);
    look.palette?.forEach((name, index) => {
      if (!Object.hasOwn(palettes, name))
        files.looks.refuse([...path, 'palette', index], `Unknown palette "${name}"`);
    });
    const has = (slot: string) => Object.hasOwn(look.wear, slot);
    if (!has('shoes')) files.looks.refuse([...path, 'wear'], 'A look has shoes');
    if (!has('one-piece') && !(has('top') && has('bottom')))
      files.looks.refuse([...path, 'wear'], 'A look has a one-piece, or a top and a bottom');
    for (const slot of [...look.match, ...look.print, ...(look.contrast ? [look.contrast] : [])])
      if (!has(slot)) files.looks.refuse([...path], `"${slot}" is not worn in this look`);
    for (const slot of listContentArguments(look.why))
      if (!has(slot)) files.looks.refuse([...path, 'why'], `"${slot}" is not worn in this look`);
  });
  for (const name of Object.keys(parts))
    if (!used.has(name)) files.parts.refuse([name], 'No look wears this part');
  return { ...book, parts, palettes };
}

const LEGWEAR = ['tights', 'tights-sheer'];
