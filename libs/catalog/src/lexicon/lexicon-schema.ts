import { z } from 'zod';
import { CATEGORIES } from '@figura/contracts';
import { REFUSALS, ROLES, TRANSLATED_LANGUAGES } from '@figura/garments';
import { clothingAttribute, slug } from '../knowledge-schema';

const name = z.string().min(1).max(80);
const names = z.array(name);
const valueSlug = z.string().regex(/^[a-zA-Z]+:[a-z0-9-]+$/, 'Expected attribute:value');
const values = z.array(valueSlug).default([]);

export const grammarSchema = z.strictObject({
  roles: z.record(z.enum(ROLES), names),
  parts: z.record(slug, names.min(1)),
  cloths: z.record(slug, names.min(1)),
  terms: names,
});

export const kindsSchema = z.record(
  slug,
  z.strictObject({
    order: z.number(),
    words: names.min(1),
    like: z
      .union([slug, z.array(slug).min(1)])
      .default([])
      .transform((like) => [like].flat()),
    refine: z.record(slug, z.array(valueSlug).min(1)).default({}),
    gives: values,
    unless: values,
    refusal: z.enum(REFUSALS).optional(),
    shelf: z.boolean().optional(),
    signs: names.default([]),
    'signs-for': z.array(slug).default([]),
  }),
);

const SHADES = ['dark', 'light', 'bright', 'mid'] as const;
export const colorsSchema = z.strictObject({
  shades: z.record(z.enum(SHADES), z.partialRecord(z.enum(CATEGORIES), z.array(slug).min(1))),
  colors: z.array(
    z.strictObject({
      name,
      hex: z
        .string()
        .regex(/^#[0-9a-f]{6}$/, 'Expected #rrggbb, lower case')
        .optional(),
      shade: z.enum(SHADES).optional(),
      words: names.min(1),
      alone: names.min(1).optional(),
    }),
  ),
});

export const translationsSchema = z.record(name, names.min(1));

export const languageSchema = z.strictObject({
  language: z.enum(TRANSLATED_LANGUAGES),
  words: translationsSchema,
  firsts: translationsSchema.default({}),
  silent: names,
});

export const realWordsSchema = z.strictObject({ words: names, brands: names });

export const silentSchema = z.strictObject({ stop: names, praise: names });

const namesOf = z.strictObject({
  names: names.min(1),
  of: z.array(z.string()).min(1).optional(),
  weak: z.union([z.literal(true), z.array(slug).min(1)]).optional(),
});

type NamesOf = z.infer<typeof namesOf>;

/** Some names apply to all things, others only to some. */
export const valueNamesSchema = z.strictObject({
  attribute: clothingAttribute,
  cloth: z.boolean().default(false),
  'not-at': z.array(slug).default([]),
  values: z.record(
    slug,
    z
      .union([names.min(1).transform((list) => ({ names: list })), namesOf, z.array(namesOf).min(1)])
      .transform((written): NamesOf[] => [written].flat()),
  ),
  nothing: names.default([]),
});
export type GrammarFile = z.infer<typeof grammarSchema>;
export type KindsFile = z.infer<typeof kindsSchema>;
export type ColorsFile = z.infer<typeof colorsSchema>;
export type ValueNames = z.infer<typeof valueNamesSchema>;
