import { EXACT_VALUES, NAMED_VALUES } from '@figura/contracts';
import type { FindKind, OutfitPiece } from './piece';
import type { LookBook, LookPart } from './look-book';
import { describePiece, type PieceFacts } from './piece-facts';

export interface CompiledLookBook {
  readonly book: LookBook;
  readonly findKind: FindKind;
  readonly partsByType: ReadonlyMap<string, readonly (readonly [name: string, part: LookPart])[]>;
  readonly matches: WeakMap<OutfitPiece['garment'], ReadonlyMap<string, number>>;
}

export function compileLookBook(book: LookBook, findKind: FindKind): CompiledLookBook {
  const partsByType = new Map<string, (readonly [string, LookPart])[]>();
  for (const entry of Object.entries(book.parts))
    for (const type of entry[1].types) partsByType.set(type, [...(partsByType.get(type) ?? []), entry]);
  return { book, findKind, partsByType, matches: new WeakMap() };
}

const NAMED: ReadonlySet<string> = new Set(NAMED_VALUES);
const SURE = 1;
/** The piece may belong, but says too little. */
const MAYBE = 0.8;
/** If such an attribute is not stated, the piece does not have it. */
const SILENT_MEANS_NONE: ReadonlySet<string> = new Set([
  'prints',
  'pattern',
  'texture',
  'specialFeatures',
  'line',
  'style',
  'accessories',
  'jewelry',
  'color',
]);

export function findParts(
  { partsByType, findKind, matches }: CompiledLookBook,
  piece: Pick<OutfitPiece, 'garment'>,
): ReadonlyMap<string, number> {
  let found = matches.get(piece.garment);
  if (!found) {
    const facts = describePiece(piece, findKind);
    const parts = new Map<string, number>();
    for (const type of facts.types) {
      for (const [name, part] of partsByType.get(type) ?? []) {
        const match = matchPart(part, facts);
        if (match > 0) parts.set(name, match);
      }
    }
    matches.set(piece.garment, (found = parts));
  }
  return found;
}

/** @returns 0 for another kind, {@link MAYBE} or {@link SURE} */
function matchPart(part: LookPart, facts: PieceFacts): number {
  if (!facts.is(...part.types) || facts.is(...part.not)) return 0;
  if ((part.plain && facts.isPatterned) || (part.shade && part.shade !== facts.shade)) return 0;
  for (const [attribute, values = []] of Object.entries(part.none))
    if (facts.has(attribute, ...values)) return 0;
  let match = SURE;
  for (const [attribute, values = []] of Object.entries(part.must)) {
    if (facts.has(attribute, ...values)) continue;
    if (mayMean(facts, attribute, values)) {
      match = MAYBE;
      continue;
    }
    if (facts.says(attribute)) return 0;
    // Lengths differ too much for one to be usual.
    const usual = attribute === 'length' ? undefined : facts.getUsualValues(attribute);
    if (usual ? !usual.some((value) => values.includes(value)) : SILENT_MEANS_NONE.has(attribute)) return 0;
    if (values.every((value) => NAMED.has(`${attribute}:${value}`))) return 0;
    match = MAYBE;
  }
  return match;
}

/** A knit may be a fine one. */
function mayMean({ getValues }: PieceFacts, attribute: string, values: readonly string[]): boolean {
  return getValues(attribute).some((value) =>
    EXACT_VALUES[`${attribute}:${value}`]?.some(
      (exact) => values.includes(exact) && !NAMED.has(`${attribute}:${exact}`),
    ),
  );
}
