import { type CatalogItem } from '@figura/catalog';
import type { Occasion, Season } from '@figura/contracts';
import {
  compileKnowledge,
  compileLookBook,
  composeOutfits,
  composeOwnFirst,
  isWhole,
  getSlot,
  listFeatures,
  OUTFIT_CONTEXTS,
  isShown,
  rateFit,
  TYPICAL_BODIES,
  type OutfitPiece,
} from '@figura/styling';
import { readBuiltInCatalog } from '../../testing/built-in-catalog';

const DRAWN: readonly (readonly [category: CatalogItem['category'], share: number])[] = [
  ['Tops', 0.35],
  ['Bottoms', 0.25],
  ['One-Piece', 0.1],
  ['Outerwear', 0.15],
  ['Shoes', 0.15],
];
const LOTS = 12;
const SEASON: Readonly<Record<string, Season>> = { everyday: 'fall', work: 'winter', weekend: 'summer' };

function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe('A random wardrobe', () => {
  const catalog = readBuiltInCatalog();
  const fit = rateFit(
    compileKnowledge(catalog),
    listFeatures({ measurements: TYPICAL_BODIES.B2, bodyConcerns: [] }),
  );
  const kinds = new Map(catalog.itemTypes.map(({ slug, kindOf }) => [slug, kindOf]));
  const lookBook = compileLookBook(catalog.lookBook, (type) => kinds.get(type));
  const showing = {
    contexts: OUTFIT_CONTEXTS,
    seasons: null,
    isNiche: true,
    presentation: 'womens' as const,
  };
  const all = catalog.items.flatMap((item, index) => {
    if (item.category === 'Styling' || item.status === 'retired' || !isShown(item, showing)) return [];
    const { id, name, warmth, formality, season, occasion, contexts, status, set, category } = item;
    const wearing = { warmth, formality, season, occasion, contexts };
    const slot = getSlot(item, lookBook.findKind);
    const piece = { slot, id, name, garment: item, score: fit[index]!, wearing, status, set };
    return [{ category, piece: { ...piece, source: 'catalog' as const } }];
  });
  const items: OutfitPiece[] = all.map(({ piece }) => piece);

  function drawWardrobe(size: number, lot: number): OutfitPiece[] {
    const random = drawNumbers(size * 1_000 + lot);
    const drawn = new Map<string, OutfitPiece>();
    while (drawn.size < size) {
      let at = random();
      const [category] = DRAWN.find(([, share]) => (at -= share) < 0) ?? DRAWN[0]!;
      const usual = all.filter(({ category: each, piece }) => each === category && piece.status !== 'niche');
      const { piece } = usual[Math.floor(random() * usual.length)]!;
      drawn.set(piece.id, { ...piece, source: 'wardrobe', id: `own-${piece.id}` });
    }
    return [...drawn.values()];
  }

  function dress(owned: readonly OutfitPiece[], occasion: Occasion, count: number) {
    const question = { occasion, season: SEASON[occasion]!, count, person: 'anna' };
    const composed = composeOwnFirst(
      lookBook,
      question,
      { owned, fillers: items, others: items },
      null,
      new Set(),
    );
    return { question, ...composed };
  }
  const listOthers = ({ pieces }: { pieces: readonly OutfitPiece[] }) =>
    pieces.filter(({ source }) => source !== 'wardrobe').map(({ slot }) => slot);

  it('without sportswear reports what is missing instead of using office clothes', () => {
    const find = (id: string): OutfitPiece => ({
      ...items.find((piece) => piece.id === id)!,
      source: 'wardrobe',
    });
    const office = ['fitted-white-shirt-with-bust-darts', 'black-suit-pants', 'black-leather-oxford'].map(
      find,
    );
    const runner = find('black-training-shoe');
    const ask = (owned: readonly OutfitPiece[], others: readonly OutfitPiece[] | null) =>
      composeOwnFirst(
        lookBook,
        { occasion: 'sport', season: 'spring', count: 1, person: 'anna' },
        { owned, fillers: items, others },
        null,
        new Set(),
      );
    expect(ask(office, items)).toMatchObject({ isOwn: false, missing: ['top', 'bottom', 'shoes'] });
    expect(ask([...office, runner], items)).toMatchObject({ isOwn: false, missing: ['top', 'bottom'] });
    expect(ask(office, null)).toMatchObject({ outfits: [], isOwn: false });
    const leggings = find('charcoal-training-leggings');
    expect(ask([...office, runner, leggings], items).outfits.map(listOthers)).toEqual([['top']]);
  });

  it.each([
    { size: 6, dressed: 0.6 },
    { size: 12, dressed: 0.85 },
    { size: 20, dressed: 0.97 },
  ])('of $size pieces dresses the user with at most one other piece', ({ size, dressed }) => {
    const results = Array.from({ length: LOTS }, (_, lot) => drawWardrobe(size, lot)).flatMap((owned) =>
      (['everyday', 'work', 'weekend'] as const).map((occasion) => ({ owned, ...dress(owned, occasion, 3) })),
    );
    for (const { owned, question, outfits, isOwn, missing } of results) {
      const isMet = composeOutfits(lookBook, question, owned, null).met > 0;
      const isTopped = !isWhole(owned) || !isOwn;
      if (isTopped) expect(outfits).toHaveLength(3);
      const others = outfits.map((outfit) => listOthers(outfit).length);
      expect(isOwn).toBe(others[0]! <= 1);
      if (isMet) expect(others[0]).toBe(0);
      expect([...others].sort((a, b) => Number(a > 1) - Number(b > 1))).toEqual(others);
      if (!isTopped) expect(Math.max(...others)).toBeLessThanOrEqual(1);
      else if (missing.length > 0) expect(others.at(-1)).toBeGreaterThan(1);
    }
    const share = results.filter(({ isOwn }) => isOwn).length / results.length;
    expect(share).toBeGreaterThanOrEqual(dressed);
  });
});
