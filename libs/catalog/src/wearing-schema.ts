import { CATEGORIES } from '@figura/contracts';
import { z } from 'zod';
import { sentence, slug } from './knowledge-schema';
import { CONTEXTS, OCCASIONS, SEASONS, WEARS } from './occasions';

/** `attribute:value`, or `type:slug` for a type and all its subtypes. */
const trait = z.string().regex(/^[a-zA-Z]+:[a-z0-9-]+$/, 'Expected <attribute>:<value> or type:<type>');
const range = z
  .tuple([z.number().min(0), z.number().min(0)])
  .refine(([from, to]) => from <= to, 'From above to');
const amounts = z.record(trait, z.number());

export const wearingSchema = z.strictObject({
  warmth: z.strictObject({
    sources: z.record(slug, sentence),
    add: amounts,
    times: amounts,
  }),
  formality: z.strictObject({ add: amounts }),
  seasons: z.strictObject({
    warmth: z.partialRecord(z.enum(CATEGORIES), z.record(z.enum(SEASONS), range)),
    least: z.partialRecord(z.enum(WEARS), z.number().positive().max(1)),
    only: z.record(trait, z.array(z.enum(SEASONS)).min(1)),
  }),
  occasions: z.strictObject({
    formality: z.record(z.enum(OCCASIONS), range),
    never: z.partialRecord(z.enum(OCCASIONS), z.array(trait)),
    wear: z.partialRecord(z.enum(WEARS), z.array(z.enum(OCCASIONS))),
  }),
  contexts: z.strictObject({
    wear: z.partialRecord(z.enum(WEARS), z.enum(CONTEXTS)),
    traits: z.partialRecord(z.enum(CONTEXTS), z.array(trait)),
  }),
});
type WearingFile = z.infer<typeof wearingSchema>;

/** Includes the types' warmth in clo and formality. */
export type WearingRules = Omit<WearingFile, 'warmth' | 'formality'> & {
  [Amount in 'warmth' | 'formality']: WearingFile[Amount] & { types: Record<string, number> };
};
