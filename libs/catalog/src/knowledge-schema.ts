import { CATEGORIES } from '@figura/contracts';
import { z } from 'zod';
import { EVIDENCE_WORDS } from './optics';
import { CLOTHING_ATTRIBUTES, GARMENT_PARTS } from './vocabulary';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected lower-case words joined by hyphens');
export const sentence = z.string().trim().min(1, 'Expected a text');
export const clothingAttribute = z.enum(CLOTHING_ATTRIBUTES);
export const rating = z.int().min(-3).max(3);
export const httpsUrl = z.url({ protocol: /^https$/, error: 'Expected an https URL' });

const strength = z.int().min(-3).max(3);
const weight = z.number().min(-2).max(2).multipleOf(0.25);
const effectKey = z.string().regex(/^[a-z]+\.[a-z]+$/, 'Expected <zone>.<effect>');

const effectWords = z.string().includes('{zone}', 'Expected {zone} as the placeholder for the body part');

export const otherNames = {
  british: sentence.optional(),
  shopify: sentence.optional(),
  fashionpedia: sentence.optional(),
};
/** American and, if different, British. */
export const searched = z.tuple([sentence, sentence.optional()]);

const garmentPart = z.enum(GARMENT_PARTS);
const attributeWords = z.strictObject({
  displayName: sentence,
  part: garmentPart,
  values: z.record(
    slug,
    z.strictObject({
      name: sentence,
      search: searched.optional(),
      searchFor: z.partialRecord(z.enum(CATEGORIES), searched.nullable()).optional(),
      part: garmentPart.optional(),
      oneOf: z.array(slug).min(2).optional(),
      unmatched: z.literal(true).optional(),
      ...otherNames,
    }),
  ),
});

export const vocabularySchema = z.strictObject(
  Object.fromEntries(CLOTHING_ATTRIBUTES.map((attribute) => [attribute, attributeWords])) as Record<
    (typeof CLOTHING_ATTRIBUTES)[number],
    typeof attributeWords
  >,
);

export const studiesSchema = z.array(
  z.strictObject({
    id: slug,
    title: sentence,
    authors: z.array(sentence).min(1),
    hasOtherAuthors: z.literal(true).optional(),
    year: z.int().min(1850).max(2100),
    publishedIn: sentence,
    url: httpsUrl,
    claim: sentence,
    custom: z.enum(['against', 'with', 'partly']),
    tested: sentence,
    people: sentence,
    size: sentence,
    limits: sentence,
    use: sentence,
  }),
);

const remark = z.strictObject({
  feature: z.string().optional(),
  attribute: clothingAttribute,
  value: slug,
  why: sentence,
});

export const opticsSchema = z.strictObject({
  rules: z.record(
    slug,
    z.strictObject({ evidence: z.enum(EVIDENCE_WORDS), says: sentence, study: slug.optional() }),
  ),
  join: sentence.includes('{first}').includes('{second}'),
  effects: z.record(
    slug,
    z.strictObject({
      more: effectWords,
      less: effectWords,
      excess: effectWords.optional(),
      lack: effectWords.optional(),
      given: z.record(slug, sentence).optional(),
    }),
  ),
  zones: z.record(slug, z.tuple([sentence, sentence])),
  areas: z.record(slug, z.array(slug)),
  contested: z.array(remark.extend({ study: slug.optional() })),
  floors: z.array(remark.extend({ rating })),
  exceptions: z.array(remark.extend({ feature: z.string(), rating })),
});

const effects = z
  .record(slug, z.record(effectKey, strength))
  .refine((byRule) => Object.keys(byRule).length > 0, 'Expected effects, or the word "nothing"');
/** `optics/<attribute>.yaml`: value, rule, effect, strength; or `nothing` if it cannot be seen from afar. */
export const valueOpticsSchema = z.record(
  slug,
  z.union([effects, z.literal('nothing').transform((): z.infer<typeof effects> => ({}))]),
);

export const featuresSchema = z.record(
  z.string().regex(/^[a-z-]+:[a-z-]+$/, 'Expected <body part>:<attribute>'),
  z.strictObject({
    displayName: sentence,
    zones: z.array(slug).min(1),
    wishes: z.record(effectKey, weight),
    steady: z.record(effectKey, weight.positive()).default({}),
  }),
);

export const attributeValue = z.string().regex(/^[a-zA-Z]+:[a-z0-9-]+$/, 'Expected <attribute>:<value>');
const advice = z.array(attributeValue);
export const referenceAdviceSchema = z.record(z.string(), z.strictObject({ for: advice, against: advice }));

export const factsSchema = z.strictObject({
  values: z.record(slug, z.array(attributeValue).min(2)),
  features: z.array(z.array(z.string()).min(2)),
});
