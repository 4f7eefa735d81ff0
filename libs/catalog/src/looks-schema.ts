import {
  CUTS,
  LOOK_CLAIMS,
  LOOK_LINES,
  OUTFIT_SLOTS,
  TASTES,
  TEMPERATURE_BANDS,
  TONES,
  WORN_STYLES,
} from '@figura/contracts';
import { z } from 'zod';
import { clothingAttribute, sentence, slug } from './knowledge-schema';
import { OCCASIONS, SEASONS } from './occasions';

const createDistinctListSchema = <T extends z.ZodType>(entry: T) =>
  z.array(entry).refine((list) => new Set(list).size === list.length, 'Duplicate entry');
const values = z.partialRecord(clothingAttribute, createDistinctListSchema(slug));
const tones = createDistinctListSchema(z.enum(TONES));
const slots = createDistinctListSchema(z.enum(OUTFIT_SLOTS));
const parts = z.union([slug.transform((part) => [part]), createDistinctListSchema(slug).min(1)]);

const partSchema = z.strictObject({
  types: createDistinctListSchema(slug).min(1),
  not: createDistinctListSchema(slug).default([]),
  must: values.default({}),
  none: values.default({}),
  plain: z.boolean().default(false),
  shade: z.enum(['light', 'mid', 'dark']).optional(),
});

export const partsSchema = z.record(slug, partSchema);

const REGISTERS = ['casual', 'smart', 'evening', 'sport', 'rain', 'none'] as const;

const lookSchema = z.strictObject({
  id: slug,
  name: sentence.max(80),
  for: createDistinctListSchema(z.enum(CUTS)).min(1).default(['womens']),
  occasion: createDistinctListSchema(z.enum(OCCASIONS)).min(1),
  when: createDistinctListSchema(z.enum(TEMPERATURE_BANDS)).min(1),
  mood: createDistinctListSchema(z.enum(TASTES)).min(1),
  line: z.enum(LOOK_LINES),
  level: z.number().min(0).max(5),
  outer: z.enum(REGISTERS),
  finish: slug,
  rank: z.int().min(1).max(3),
  wear: z.partialRecord(z.enum(OUTFIT_SLOTS), parts),
  print: slots.default([]),
  palette: createDistinctListSchema(slug).min(1).optional(),
  match: slots.default([]),
  contrast: z.enum(OUTFIT_SLOTS).optional(),
  colored: z.enum(OUTFIT_SLOTS).optional(),
  modest: z.boolean().default(false),
  weather: z.enum(['rain']).optional(),
  onFoot: z.literal(true).optional(),
  worn: z.partialRecord(z.enum(OUTFIT_SLOTS), z.enum(WORN_STYLES)).default({}),
  underCoat: z.literal(true).optional(),
  claims: createDistinctListSchema(z.enum(LOOK_CLAIMS)).default([]),
  why: sentence.max(260),
});

export const looksSchema = z.strictObject({
  outer: z.record(z.enum(REGISTERS), z.partialRecord(z.enum(TEMPERATURE_BANDS), parts)),
  finish: z.record(
    slug,
    z.strictObject({
      bag: createDistinctListSchema(slug),
      jewelry: createDistinctListSchema(slug),
      accessory: createDistinctListSchema(slug).default([]),
    }),
  ),
  looks: z.array(lookSchema).min(1),
});

const paletteSchema = z.strictObject({
  base: tones.default([]),
  with: tones.default([]),
  accent: tones.default([]),
  maxColored: z.int().min(0).max(3).default(2),
  leather: tones.optional(),
  mood: createDistinctListSchema(z.enum(TASTES)).min(1),
  season: createDistinctListSchema(z.enum(SEASONS)).min(1).optional(),
  rank: z.int().min(1).max(3),
  for: createDistinctListSchema(z.enum(CUTS)).min(1).default(['womens', 'mens']),
  evening: z.boolean().default(false),
  sport: z.boolean().default(false),
  fromPrint: z.boolean().default(false),
});

export const palettesSchema = z.record(slug, paletteSchema);

export type LookBook = z.infer<typeof looksSchema> & {
  parts: z.infer<typeof partsSchema>;
  palettes: z.infer<typeof palettesSchema>;
};
