import type { OutfitSlot, Tone } from '@figura/contracts';
import type { CompiledLookBook } from '../compile-look-book';
import { createWearable, isCoatDay } from '../find-missing';
import type { OutfitPiece } from '../piece';
import { describePiece, type PieceFacts } from '../piece-facts';
import { createDemand, type OutfitQuestion } from '../question';

/** Owned pieces from which none more is needed if one can be worn. */
const FEWEST: Readonly<Partial<Record<OutfitSlot, number>>> = { top: 2, bottom: 2 };
const DOUBLED: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['shoes', 'layer', 'bottom']);
/** Too broad for two of a kind to be doubles. */
const BROAD_KINDS: ReadonlySet<string> = new Set([
  'shoe',
  'ballet-flat',
  'sandal',
  'coat',
  'jacket',
  'trousers',
  'straight-trousers',
  'skirt',
]);
const SERVICES: Readonly<Partial<Record<OutfitSlot, readonly (readonly string[])[]>>> = {
  shoes: [['boot'], ['sneaker']],
  layer: [
    ['trench-coat', 'rain-coat'],
    ['wool-coat', 'cocoon-coat', 'puffer', 'parka'],
  ],
};
const TOPS = ['shirt', 't-shirt'] as const;
const BOTTOMS = ['jeans', 'trousers'] as const;
const FAMILIES: readonly (readonly Tone[])[] = [
  ['brown', 'tan', 'camel', 'beige', 'taupe', 'rust'],
  ['white', 'ivory'],
  ['light-blue', 'blue', 'denim'],
  ['navy', 'dark-denim'],
  ['black', 'charcoal'],
];

export interface SplitFillers {
  readonly needed: readonly OutfitPiece[];
  readonly fresh: readonly OutfitPiece[];
  /** Of a kind that is owned and wearable. */
  readonly doubled: readonly OutfitPiece[];
  readonly served: readonly OutfitPiece[];
}

export function splitFillers(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  owned: readonly OutfitPiece[],
  fillers: readonly OutfitPiece[],
): SplitFillers {
  const isWearable = createWearable(lookBook, question);
  const wearable = owned.filter(isWearable);
  const isCool = isCoatDay(createDemand(question));
  const isNeeded = ({ slot }: OutfitPiece) =>
    !(slot === 'layer' && !isCool) &&
    (!wearable.some((piece) => piece.slot === slot) ||
      owned.filter((piece) => piece.slot === slot).length < (FEWEST[slot] ?? 0));
  const isDouble = createIsDouble(lookBook, wearable);
  const isSame = createIsSame(lookBook, owned);
  const isServed = createIsServed(lookBook, wearable);
  const others = fillers.filter((piece) => !isSame(piece));
  const unserved = others.filter((piece) => !isServed(piece));
  const fresh = unserved.filter((piece) => !isDouble(piece));
  return {
    needed: fresh.filter((piece) => isNeeded(piece) && isWearable(piece)),
    fresh,
    doubled: unserved.filter(isDouble),
    served: others.filter(isServed),
  };
}

function createIsDouble(
  lookBook: CompiledLookBook,
  wearable: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const listKinds = (piece: OutfitPiece) =>
    DOUBLED.has(piece.slot)
      ? [...describePiece(piece, lookBook.findKind).types].filter((type) => !BROAD_KINDS.has(type))
      : [];
  const kinds = new Set(wearable.flatMap(listKinds));
  return (piece) => listKinds(piece).some((kind) => kinds.has(kind));
}

function createIsSame(
  { findKind }: CompiledLookBook,
  owned: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const listLooks = (piece: OutfitPiece) => {
    const { types, tone } = describePiece(piece, findKind);
    return [...types]
      .filter((type) => type !== 'shoe' && (piece.slot === 'shoes' || !BROAD_KINDS.has(type)))
      .map((type) => `${type} ${tone}`);
  };
  const looks = new Set(owned.flatMap(listLooks));
  return (piece) => listLooks(piece).some((look) => looks.has(look));
}

function createIsServed(
  { findKind }: CompiledLookBook,
  wearable: readonly OutfitPiece[],
): (piece: OutfitPiece) => boolean {
  const list = (piece: OutfitPiece) => listServices(piece.slot, describePiece(piece, findKind));
  const services = new Set(wearable.flatMap(list));
  return (piece) => list(piece).some((service) => services.has(service));
}

function listServices(slot: OutfitSlot, facts: PieceFacts): readonly string[] {
  const kinds = SERVICES[slot]?.filter((types) => facts.is(...types)).map(([kind]) => kind!);
  if (kinds) return facts.is('knee-boot') ? [] : kinds;
  const { tone } = facts;
  if (facts.isShiny || facts.isPatterned || tone === null) return [];
  const kind = (slot === 'bottom' ? BOTTOMS : TOPS).find((each) => facts.is(each));
  const family = FAMILIES.find((tones) => tones.includes(tone));
  return kind ? [`${kind} ${family?.[0] ?? tone}`] : [];
}
