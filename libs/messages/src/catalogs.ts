import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE, LANGUAGES, type Language } from './languages';
import type { Messages } from './types';

type Namespaces = Readonly<Record<string, Messages>>;

interface Catalog {
  readonly name: string;
  /** Complete; missing texts are English. */
  readonly texts: Readonly<Record<Language, Messages>>;
}

const byTexts = new WeakMap<Messages, Catalog>();
const byName = new Map<string, Catalog>();
const known = new Set(LANGUAGES);

/**
 * Called by compiled `messages.en.ts`.
 * @param name of the file, unique
 * @returns the English texts, which stand for the catalog
 */
export function registerCatalog(name: string, languages: Readonly<Record<Language, Namespaces>>): Namespaces {
  const source = languages[SOURCE_LANGUAGE]!;
  if (languages[PSEUDO_LANGUAGE]) known.add(PSEUDO_LANGUAGE);
  for (const [namespace, english] of Object.entries(source)) {
    const texts = Object.entries(languages).map(([language, namespaces]) => [
      language,
      language === SOURCE_LANGUAGE ? english : { ...english, ...namespaces[namespace] },
    ]);
    const catalog = {
      name: `${name}#${namespace}`,
      texts: Object.fromEntries(texts) as Record<Language, Messages>,
    };
    byTexts.set(english, catalog);
    byName.set(catalog.name, catalog);
  }
  return source;
}

/** Languages that this process supports. */
export function listLanguages(): readonly Language[] {
  return [...known];
}

/** Returns the texts themselves if there is only one language, as in browsers. */
export function getTexts<M extends Messages>(messages: M, language: Language): M {
  return (byTexts.get(messages)?.texts[language] ?? messages) as M;
}

export function getCatalogName(messages: Messages): string {
  const catalog = byTexts.get(messages);
  if (!catalog) throw new Error('These texts belong to no compiled catalog.');
  return catalog.name;
}

export function findTexts(catalog: string, language: Language): Messages {
  const found = byName.get(catalog);
  if (!found) throw new Error(`No module of this process has imported the catalog ${catalog}.`);
  return found.texts[language] ?? found.texts[SOURCE_LANGUAGE]!;
}
