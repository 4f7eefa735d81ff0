import { fold } from './stem';

/** Common words, without accents, in unsupported languages. Omits words that supported languages also have. */
const OTHER_WORDS = new Set(
  [
    'het met voor zonder jurk jurken rok broek jas trui zwart zwarte wit witte rode blauwe groene mouwen katoen schoenen laarzen spijkerbroek',
    'sem uma saia calca calcas preto preta branco branca vermelho vermelha algodao compridas comprida casaco sapatos nao',
    'och og utan uten uden klanning kjole kjol svart vit hvit byxor bukser troja genser skjorta skjorte jacka jakke bomull bomuld armar ermer skor',
    'sukienka spodnica spodnie bluzka koszula kurtka plaszcz buty czarna czarny biala bialy czerwona czerwony dlugim dluga rekawem krotka',
    'saty sukne kalhoty kosile bunda kabat cerne bile dlouhe rukavy',
    'elbise etek pantolon gomlek ceket siyah beyaz kirmizi mavi uzun kisa kollu ayakkabi',
  ].flatMap((words) => words.split(' ')),
);
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const SHARE = 0.34;
const MAX_LENGTH = 1_000;

export function isOfOtherLanguage(text: string): boolean {
  const words = text.slice(0, MAX_LENGTH).match(WORD) ?? [];
  if (words.length === 0) return false;
  if (words.filter((word) => !LATIN.test(word)).length > words.length / 2) return true;
  const other = words.map(fold).filter((word) => OTHER_WORDS.has(word));
  return other.length >= words.length * SHARE;
}
