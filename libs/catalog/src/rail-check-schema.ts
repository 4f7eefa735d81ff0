import { z } from 'zod';
import { BODY_LEVELS, LIFE_STATES, RAIL_CHECK_KINDS, TAPE_FIELDS } from '@figura/contracts';
import { sentence, slug } from './knowledge-schema';

const measurement = z.enum(TAPE_FIELDS);
const inches = z.number().positive();
const createSurveyed = (value: z.ZodNumber) =>
  z.union([value, z.strictObject({ womens: value, mens: value })]);
const change = { times: createSurveyed(z.number().positive()).optional(), plus: z.number().optional() };

export const railChecksSchema = z.strictObject({
  landmarks: z.record(
    slug,
    z.strictObject({
      between: z.tuple([z.enum(BODY_LEVELS), z.enum(BODY_LEVELS)]),
      share: createSurveyed(z.number().gt(0).lt(1)),
      source: sentence,
    }),
  ),
  places: z.record(slug, sentence),
  checks: z.array(
    z.strictObject({
      id: slug,
      kind: z.enum(RAIL_CHECK_KINDS),
      guides: z.array(z.string()).min(1),
      state: z.enum(LIFE_STATES).optional(),
      says: sentence.max(260),
      lengths: z
        .record(
          z.string().regex(/^[a-z]+$/, 'Expected a lower-case word'),
          z.union([
            z.strictObject({ from: slug, to: slug, ...change }),
            z.strictObject({
              measured: measurement,
              less: measurement.optional(),
              ...change,
            }),
            z.strictObject({ inches }),
            z.strictObject({ hem: inches, below: slug }),
          ]),
        )
        .default({}),
      why: sentence,
    }),
  ),
});
export type RailChecks = z.infer<typeof railChecksSchema>;
