import {
  ANIMALS_AND_DOLLS,
  FROM,
  NAMES_BEFORE,
  PEOPLE_AND_PRINTS,
  TRAILING_PETS,
  WEARING_PETS,
} from './audience-words';
import { isGarmentNoun } from './garment-nouns';
import { isCompoundFor, isForWord, type Words } from './wearer-words';

/** For animals and dolls. */
export function isForPets(words: Words): boolean {
  return words.some(({ text, part }, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (isCompoundFor(text, ANIMALS_AND_DOLLS)) return true;
    if (!ANIMALS_AND_DOLLS.has(text)) return false;
    if (next?.part === part && PEOPLE_AND_PRINTS.has(next.text)) return false;
    if (isForWord(before) || (before && isForWord(words[index - 2]))) return true;
    if (WEARING_PETS.has(text) && !(before && (before.text === 'baby' || NAMES_BEFORE.has(before.text))))
      return isDressOfPet(words.slice(index + 1, index + 3), part);
    const hasGarment = words.slice(0, index).some((word) => isGarmentNoun(word.text));
    return (
      hasGarment &&
      ((before !== undefined && FROM.has(before.text) && isGarmentNoun(words[index - 2]?.text ?? '')) ||
        (TRAILING_PETS.has(text) && isGarmentNoun(before?.text ?? '')))
    );
  });
}

const SEASONS = new Set([
  'winter',
  'rain',
  'summer',
  'knit',
  'knitted',
  'fleece',
  'quilted',
  'padded',
  'puffer',
]);

/** True for "coat" or "winter coat" after the animal; doll shoes and doll collars are styles. */
function isDressOfPet([first, second]: Words, part: number): boolean {
  if (first?.part !== part) return false;
  if (isGarmentNoun(first.text)) return !/^(?:shoes?|flats?)$/.test(first.text);
  return SEASONS.has(first.text) && second?.part === part && isGarmentNoun(second.text);
}
