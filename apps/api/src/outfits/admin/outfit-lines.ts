import { MAX_GARMENT_TEXT } from '@figura/contracts';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { ValidationError } from '../../platform/errors/domain-error';

const MAX_PIECES = 50;

const line = z.object({
  id: z.union([z.string(), z.number()]),
  pieces: z.array(z.string().max(MAX_GARMENT_TEXT)).min(1).max(MAX_PIECES),
});

export type OutfitLine = z.infer<typeof line>;

export async function* readOutfits(input: Readable): AsyncIterable<OutfitLine> {
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (text.trim()) yield parseOutfit(text, number);
  }
}

function parseOutfit(text: string, number: number): OutfitLine {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ValidationError([`Line ${number} is no JSON.`]);
  }
  const { success, data: outfit } = line.safeParse(data);
  if (!success)
    throw new ValidationError([
      `Line ${number} is no outfit: it needs an id and 1 to ${MAX_PIECES} pieces, each a text of at most ${MAX_GARMENT_TEXT} characters.`,
    ]);
  return outfit;
}
