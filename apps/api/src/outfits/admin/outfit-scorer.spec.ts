import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGarmentReader } from '../../garments/garment-reader';
import { createOutfitScorer } from './outfit-scorer';

/** One outfit per line, composed for this test. The rules were tuned on the even lines. */
const OUTFITS = readFileSync(join(__dirname, 'testing/composed-outfits.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('; '));
const HELD_OUT = OUTFITS.filter((_, index) => index % 2 === 1);

describe('createOutfitScorer', () => {
  const reader = getGarmentReader();
  const score = createOutfitScorer();
  const scorePieces = (pieces: readonly string[]) => score(pieces).score;
  const isBag = (words: string) => /\b(bag|tote|clutch|backpack|satchel)\b/.test(words);
  const findPlace = (words: string) =>
    isBag(words) ? 'bag' : (reader.readText(words).category ?? 'Accessories');
  const places = new Map<string, string[]>();
  for (const words of OUTFITS.flat())
    places.set(findPlace(words), [...(places.get(findPlace(words)) ?? []), words]);

  let seed = 7;
  const random = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const pickAnother = (words: string, outfit: readonly string[]) => {
    const others = places.get(findPlace(words))!.filter((each) => !outfit.includes(each));
    return others[Math.floor(random() * others.length)]!;
  };

  it('fills at least two fifths of the blanks, given four choices for the same place', () => {
    let right = 0;
    let blanks = 0;
    for (const outfit of HELD_OUT)
      for (const blank of outfit) {
        const others = [1, 2, 3].map(() =>
          scorePieces(outfit.map((each) => (each === blank ? pickAnother(blank, outfit) : each))),
        );
        if (others.every((other) => other < scorePieces(outfit))) right++;
        blanks++;
      }
    expect(right / blanks).toBeGreaterThan(0.4);
  });

  it('ranks real outfits above random ones', () => {
    let wins = 0;
    let draws = 0;
    for (const outfit of HELD_OUT)
      for (let draw = 0; draw < 10; draw++) {
        if (scorePieces(outfit) > scorePieces(outfit.map((each) => pickAnother(each, outfit)))) wins++;
        draws++;
      }
    expect(wins / draws).toBeGreaterThan(0.7);
  });

  it.each([
    ['a second pair of shoes', ['Navy sheath dress', 'Nude pumps'], 'Navy sneakers'],
    ['a skirt over trousers', ['White shirt', 'Black trousers', 'Black pumps'], 'Black pencil skirt'],
    ['two dresses', ['Navy sheath dress', 'Nude pumps'], 'Navy wrap dress'],
  ])('penalizes %s', (_, outfit, more) => {
    expect(scorePieces([...outfit, more])).toBeLessThan(scorePieces(outfit));
  });

  it('penalizes a missing piece, unless an unreadable one may be it', () => {
    const clothes = ['White cotton shirt', 'Navy trousers'];
    expect(scorePieces(clothes)).toBeLessThan(scorePieces([...clothes, 'Navy leather loafers']));
    expect(scorePieces([...clothes, 'a thing'])).toBeGreaterThan(scorePieces(clothes));
  });

  it('treats an unreadable piece as neutral', () => {
    const scoreLayer = (layer: string) => scorePieces(['Navy sheath dress', 'Navy leather pumps', layer]);
    expect(scoreLayer('navy blazer')).toBeGreaterThan(scoreLayer('a thing'));
    expect(scoreLayer('a thing')).toBeGreaterThan(scoreLayer('orange rain coat'));
  });

  it('considers only the colors of anything but garments', () => {
    const outfit = ['Burgundy wrap dress', 'Burgundy suede pumps'];
    expect(scorePieces([...outfit, 'burgundy lipstick'])).toBeGreaterThan(
      scorePieces([...outfit, 'green lipstick']),
    );
    expect(score(['burgundy lipstick', '', '🙂'])).toEqual({ score: 0.5, read: 0 });
  });
});
