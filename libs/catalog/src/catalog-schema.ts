import { z } from 'zod';
import { CATEGORIES, CUTS, LIFE_STATES } from '@figura/contracts';
import { CONTEXTS, OCCASIONS, SEASONS, STATUSES, WEARS } from './occasions';
import {
  attributeValue,
  clothingAttribute,
  httpsUrl,
  otherNames,
  rating,
  searched,
  sentence,
  slug,
} from './knowledge-schema';
import { EVIDENCE_WORDS } from './optics';

const name = sentence.max(60);

const createDistinctListSchema = <T extends z.ZodType>(entry: T) =>
  z.array(entry).refine((list) => new Set(list).size === list.length, 'Duplicate entry');

export const settingsSchema = z.strictObject({
  season: z.strictObject({ badge: name.optional() }),
  shops: z
    .array(
      z.strictObject({
        name,
        search: httpsUrl.includes('{words}', {
          error: 'Expected {words} as the placeholder for the search words',
        }),
        language: z
          .string()
          .regex(/^[a-z]{2}$/, 'Expected two letters, such as de')
          .optional(),
      }),
    )
    .default([]),
});

const createProseSchema = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => text.trim() === text && text.length >= min && text.length <= max,
      `Expected a text of ${min} to ${max} characters`,
    );

export const guideSchema = z.strictObject({
  bodyPart: slug,
  attribute: slug,
  displayName: name,
  subHeading: createProseSchema(10, 80).refine((text) => !text.endsWith('.'), 'Expected no full stop'),
  description: createProseSchema(160, 700),
  /** Wording for men, if it differs. */
  mens: z
    .strictObject({
      subHeading: createProseSchema(10, 80).optional(),
      description: createProseSchema(160, 700),
    })
    .optional(),
  recommendations: z
    .array(
      z.strictObject({
        attribute: clothingAttribute,
        value: slug,
        rating,
        evidence: z.enum(EVIDENCE_WORDS),
        effect: createProseSchema(40, 220),
      }),
    )
    .min(20),
});
export type GuideFile = z.infer<typeof guideSchema>;

export const lifeStatesSchema = z.record(
  z.templateLiteral([z.enum(LIFE_STATES), ':', slug]),
  z.strictObject({
    displayName: name,
    zones: createDistinctListSchema(slug).min(1).optional(),
    categories: createDistinctListSchema(z.enum(CATEGORIES)).min(1).optional(),
    ratings: z.partialRecord(
      clothingAttribute,
      z.record(
        slug,
        z.strictObject({
          rating: rating.refine((points) => points !== 0, 'Expected a difference'),
          effect: createProseSchema(10, 120),
        }),
      ),
    ),
  }),
);

const attributes = createDistinctListSchema(clothingAttribute);
export const categoriesSchema = z.record(
  z.enum(CATEGORIES),
  z.strictObject({
    needs: attributes,
    rated: attributes.min(1),
    apart: createDistinctListSchema(attributeValue).default([]),
  }),
);

const only = z.partialRecord(clothingAttribute, createDistinctListSchema(slug));
export const typeSchema = z.strictObject({
  category: z.enum(CATEGORIES),
  order: z.number(),
  displayName: name,
  kindOf: slug.optional(),
  wear: z.enum(WEARS).default('day'),
  ...otherNames,
  search: searched.optional(),
  covers: createDistinctListSchema(slug),
  needs: attributes.optional(),
  rated: attributes.min(1).optional(),
  possible: only.optional(),
  implies: only.optional(),
  usual: only.optional(),
  usualKind: slug.optional(),
  warmth: z.strictObject({ clo: z.number().min(0).max(2), source: slug }).optional(),
  formality: z.number().min(0).max(5).optional(),
});
export type TypeFile = z.infer<typeof typeSchema>;

export const conditionsSchema = z.array(
  z.strictObject({ of: createDistinctListSchema(attributeValue).min(1), only }),
);

export const usualValuesSchema = z.strictObject({
  values: z.record(attributeValue, only),
  choices: z.partialRecord(clothingAttribute, z.array(createDistinctListSchema(slug).min(2))),
  named: createDistinctListSchema(attributeValue),
});

const itemSchema = z.strictObject({
  id: slug.max(100),
  name: sentence.max(80),
  british: sentence.max(80).optional(),
  brand: name,
  category: z.enum(CATEGORIES),
  type: slug,
  attributes: z.partialRecord(clothingAttribute, createDistinctListSchema(slug).min(1)),
  colors: z
    .array(z.strictObject({ name, hex: z.string().regex(/^#[0-9a-f]{6}$/, 'Expected #rrggbb, lower case') }))
    .min(1)
    .max(4),
  season: createDistinctListSchema(z.enum(SEASONS)).min(1).optional(),
  occasion: createDistinctListSchema(z.enum(OCCASIONS)).min(1).optional(),
  status: z.enum(STATUSES).default('core'),
  staple: z.literal(true).optional(),
  contexts: createDistinctListSchema(z.enum(CONTEXTS)).min(1).optional(),
  set: slug.optional(),
  for: createDistinctListSchema(z.enum(CUTS)).min(1).default(['womens']),
});
export const itemsSchema = z.array(itemSchema);

const word = z.string().regex(/^[a-z]+([ -][a-z]+)*$/, 'Expected lower-case words');
const names = createDistinctListSchema(z.string());
export const garmentWordsSchema = z.strictObject({
  checked: names,
  parts: z.record(
    slug,
    z.strictObject({
      words: createDistinctListSchema(word).min(1),
      zones: names.default([]),
      types: names.default([]),
      without: names.default([]),
    }),
  ),
  idioms: createDistinctListSchema(word),
  beside: z.record(z.string(), names),
});
export type GarmentWordsFile = z.infer<typeof garmentWordsSchema>;
