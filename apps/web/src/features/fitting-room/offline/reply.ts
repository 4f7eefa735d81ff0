import type { CheckMaterialResponse } from '@figura/contracts';
import {
  createReader,
  indexNames,
  restrictToVocabulary,
  readWords,
  TEXT_ERRORS,
  TRANSLATED_LANGUAGES,
  type CompiledLanguage,
  type CompiledLexicon,
} from '@figura/garments';
import { translate, translateAll } from '@figura/messages';
import { answerCheck, createCheckSource, listUserFeatures, type CheckCatalog } from '@figura/styling';
import { getPageLanguage } from '../../../lib/messages/page-language';
import type { CheckReply, CheckRequest, OfflineAnswer } from './check-messages';

export const OTHER_LANGUAGES: readonly string[] = TRANSLATED_LANGUAGES;

export function createChecker(material: CheckMaterialResponse, languages: readonly unknown[] = []) {
  // The API document leaves these untyped; both sides use the same libraries.
  const catalog = material.catalog as unknown as CheckCatalog;
  const reader = createReader(
    material.lexicon as unknown as CompiledLexicon,
    undefined,
    languages as readonly CompiledLanguage[],
  );
  const source = createCheckSource(catalog);
  const named = indexNames(catalog.items);

  return ({ question, user, now }: CheckRequest): CheckReply => {
    const read = readQuestion(question);
    if (!read) return null;
    if (typeof read === 'string') {
      const { code, text } = TEXT_ERRORS[read];
      return { error: { code, sentence: translate(text, getPageLanguage()) } };
    }
    const features = listUserFeatures(user, new Date(now));
    const checked = answerCheck(source, read.garment, features, user, question.hemLength);
    return { answer: translateAll({ ...read, ...checked }, getPageLanguage()) as OfflineAnswer };
  };

  /** Null if the garment's vocabulary is not in the material. */
  function readQuestion({ text, garment }: CheckRequest['question']) {
    if (text !== undefined) return readWords(reader, text, named);
    const known = garment && restrictToVocabulary(garment, catalog);
    return known && !('unknown' in known) ? { garment: known, evidence: [], unread: [] } : null;
  }
}
