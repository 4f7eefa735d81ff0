import { TRANSLATED_LANGUAGES, type LanguageWords } from '@figura/garments';
import { CatalogError } from '../catalog-error';
import type { CatalogProblem } from '../catalog-error';
import { ContentFile } from '../content-file';
import { languageSchema } from './lexicon-schema';

/** Reads `lexicon/languages/*.yaml`. Throws `CatalogError` with all problems. */
export function loadLanguages(folder: string): LanguageWords[] {
  const problems: CatalogProblem[] = [];
  const languages = TRANSLATED_LANGUAGES.flatMap((language): LanguageWords[] => {
    const file = new ContentFile(folder, `lexicon/languages/${language}.yaml`, problems);
    const words = file.read(languageSchema);
    if (words && words.language !== language) file.refuse(['language'], `Expected ${language}`);
    return words ? [words] : [];
  });
  if (problems.length > 0) throw new CatalogError(problems);
  return languages;
}
