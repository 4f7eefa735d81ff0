import {
  CATEGORIES,
  CM_PER_INCH,
  GIRTH_LIMITS,
  MAX_SIZE_LABEL,
  SIZE_GIRTHS,
  SIZE_REGIONS,
  SIZE_WEARERS,
  type GirthRange,
  type PublicSizeChart,
} from '@figura/contracts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CatalogProblem } from './catalog-error';
import { ContentFile } from './content-file';
import { slug } from './knowledge-schema';

const FOLDER = 'size-charts';

const girthSchema = z.union([z.number(), z.tuple([z.number(), z.number()])]).optional();

const chartsSchema = z.record(
  slug,
  z.strictObject({
    name: z.string().min(2),
    aliases: z.array(z.string().min(2)).default([]),
    isStandard: z.boolean().default(false),
    region: z.enum(SIZE_REGIONS).nullable().default(null),
    for: z.enum(SIZE_WEARERS),
    categories: z.array(z.enum(CATEGORIES)).default([]),
    source: z.url(),
    date: z.iso.date(),
    unit: z.enum(['cm', 'in']),
    rows: z
      .array(
        z.strictObject({
          size: z.string().min(1).max(MAX_SIZE_LABEL),
          chest: girthSchema,
          waist: girthSchema,
          hips: girthSchema,
        }),
      )
      .min(2),
  }),
);

/** Sizes of brands, shops and standards, in inches. */
export function loadSizeCharts(folder: string, problems: CatalogProblem[]): PublicSizeChart[] {
  const names = readdirSync(join(folder, FOLDER)).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const file = new ContentFile(folder, `${FOLDER}/${name}`, problems);
    return Object.entries(file.read(chartsSchema) ?? {}).map(
      ([id, { unit, rows, ...chart }]): PublicSizeChart => {
        const toRange = (girth: number | [number, number]): GirthRange => {
          const [low, high] = typeof girth === 'number' ? [girth, girth] : girth;
          const perInch = unit === 'cm' ? CM_PER_INCH : 1;
          return [Math.round((low / perInch) * 100) / 100, Math.round((high / perInch) * 100) / 100];
        };
        return {
          id,
          ...chart,
          rows: rows.map(({ size, ...girths }, index) => {
            const inches = SIZE_GIRTHS.flatMap((girth) =>
              girths[girth] === undefined ? [] : [[girth, toRange(girths[girth])] as const],
            );
            for (const [girth, [low, high]] of inches)
              if (low > high || low < GIRTH_LIMITS.min || high > GIRTH_LIMITS.max)
                file.refuse([id, 'rows', index, girth], 'No range of a girth of adults');
            if (inches.length === 0) file.refuse([id, 'rows', index], 'A size has a girth');
            return { size, girths: Object.fromEntries(inches) };
          }),
        };
      },
    );
  });
}
