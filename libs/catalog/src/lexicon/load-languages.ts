import { TRANSLATED_LANGUAGES, type LanguageWords } from '@figura/garments';
import { CatalogError } from '../catalog-error';
import type { CatalogProblem } from '../catalog-error';
import { ContentFile } from '../content-file';
import { languageSchema, translationsSchema } from './lexicon-schema';
import { openWords } from './open-words';

/** Reads `lexicon/languages/*.yaml` and the words of the types. Throws `CatalogError` with all problems. */
export function loadLanguages(folder: string): LanguageWords[] {
  const problems: CatalogProblem[] = [];
  const languages = TRANSLATED_LANGUAGES.flatMap((language): LanguageWords[] => {
    const file = new ContentFile(folder, `lexicon/languages/${language}.yaml`, problems);
    const words = file.read(languageSchema);
    if (!words) return [];
    if (words.language !== language) file.refuse(['language'], `Expected ${language}`);
    for (const ofType of openWords(folder, language, problems))
      for (const [english, names] of Object.entries(ofType.file.read(translationsSchema) ?? {})) {
        if (Object.hasOwn(words.words, english)) ofType.file.refuse([english], 'Duplicate word');
        words.words[english] = names;
      }
    return [words];
  });
  if (problems.length > 0) throw new CatalogError(problems);
  return languages;
}
