import { OUTFIT_SLOTS, TONES } from '@figura/contracts';
import { z } from 'zod';
import type { CatalogItem, CatalogTheme } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import { listHalfYearSeasons } from './half-year';
import { sentence, slug } from './knowledge-schema';

/** A theme with fewer categories is a shop rail, not a wardrobe trend. */
const MIN_CATEGORIES = 5;

const besideSchema = z.strictObject({
  types: z.array(slug).min(1).optional(),
  values: z
    .array(z.string().regex(/^\w+:[\w-]+$/, 'Expected attribute:value'))
    .min(1)
    .optional(),
  tones: z.array(z.enum(TONES)).min(1).optional(),
  shade: z
    .array(z.enum(['light', 'mid', 'dark']))
    .min(1)
    .optional(),
  plain: z.literal(true).optional(),
  close: z.literal(true).optional(),
});

const themeSchema = z.strictObject({
  id: slug,
  name: sentence.max(50),
  why: sentence.min(80).max(320),
  accent: z.string().regex(/^#[0-9a-f]{6}$/, 'Expected #rrggbb, lower case'),
  leads: z.array(slug).min(3).max(8),
  beside: z.partialRecord(z.enum(OUTFIT_SLOTS), z.union([besideSchema, z.literal(false)])),
  items: z
    .array(slug)
    .min(16)
    .max(32)
    .refine((list) => new Set(list).size === list.length, 'Duplicate entry'),
});

const themesSchema = z.record(
  z.string().regex(/^(Spring\/Summer|Fall\/Winter) 20\d\d$/, 'Expected a half-year, as Fall/Winter 2026'),
  z.array(themeSchema).min(5).max(8),
);

export function loadThemes(
  folder: string,
  items: readonly CatalogItem[],
  problems: CatalogProblem[],
): CatalogTheme[] {
  const file = new ContentFile(folder, 'trends.yaml', problems);
  const written = file.read(themesSchema);
  if (!written) return [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const ids = new Set<string>();
  return Object.entries(written).flatMap(([halfYear, themes]) => {
    const seasons: readonly string[] = listHalfYearSeasons(halfYear);
    const taken = new Map<string, string>();
    return themes.map((theme, at): CatalogTheme => {
      const path = [halfYear, at];
      if (ids.has(theme.id)) file.refuse([...path, 'id'], `Duplicate theme "${theme.id}"`);
      ids.add(theme.id);
      theme.items.forEach((id, index) => {
        const refuse = (message: string) => file.refuse([...path, 'items', index], message);
        const item = byId.get(id);
        if (!item || item.status === 'retired') return refuse(`No item that is offered has the id "${id}"`);
        if (!item.season.some((season) => seasons.includes(season)))
          refuse('It is not worn in these seasons');
        if (taken.has(id)) refuse(`"${taken.get(id)!}" also has it`);
        taken.set(id, theme.id);
      });
      theme.leads.forEach((id, index) => {
        if (!theme.items.includes(id)) file.refuse([...path, 'leads', index], 'It is not among the items');
      });
      const categories = new Set(theme.items.map((id) => byId.get(id)?.category));
      if (categories.size < MIN_CATEGORIES)
        file.refuse([...path, 'items'], `A theme has items of ${MIN_CATEGORIES} categories`);
      return { ...theme, halfYear };
    });
  });
}
