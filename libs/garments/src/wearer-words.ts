import { FOR, WEARER_PREFIX } from './audience-words';
import { isGarmentNoun } from './garment-nouns';
import { memoize, type TitleWord } from './title-words';

export type Words = readonly TitleWord[];

export function isCompoundFor(text: string, wearers: ReadonlySet<string>): boolean {
  const wearer = findWearer(text);
  return wearer !== '' && wearers.has(wearer);
}

/** The wearer in a compound: in `Herrenjacke` but not in `Herrenschnitt`. */
export const findWearer = memoize((word) => {
  const wearer = WEARER_PREFIX.exec(word)?.[0] ?? '';
  const rest = word.slice(wearer.length);
  return isGarmentNoun(rest) || isGarmentNoun(`xx${rest}`) ? wearer : '';
});

export function isForWord(word: TitleWord | undefined): boolean {
  return word !== undefined && FOR.has(word.text);
}
