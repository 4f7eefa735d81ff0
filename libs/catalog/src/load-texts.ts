import {
  ADJECTIVE_FORMS,
  LANGUAGES,
  listContentArguments,
  NOUN_FORMS,
  SOURCE_LANGUAGE,
  type Language,
} from '@figura/messages';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogRecommendation, ContentTexts } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { listTexts, nameTextFile } from './content-texts';
import { buildEffectSentence } from './effect-sentence';
import type { Knowledge } from './load-knowledge';
import type { Optics } from './optics';
import { rate } from './rating';
import { YamlDocument } from './yaml-document';

/** Grammatical forms that other languages need and English may not. */
const FORMS = new RegExp(`(^|\\.)(noun\\.(${NOUN_FORMS.join('|')})|${ADJECTIVE_FORMS.join('|')})$`);

/** Loads translations next to the English texts; missing ones fall back to English. */
export function loadTexts(
  folder: string,
  knowledge: Knowledge,
  recommendations: readonly Pick<
    CatalogRecommendation,
    'id' | 'feature' | 'attribute' | 'value' | 'inGuide'
  >[],
  problems: CatalogProblem[],
  languages: readonly Language[] = LANGUAGES,
): Record<Language, ContentTexts> {
  const files = listTextFiles(folder);
  return Object.fromEntries(
    languages
      .filter((language) => language !== SOURCE_LANGUAGE)
      .map((language) => {
        const texts = Object.fromEntries(
          files.map((file) => [file.replace(/\.yaml$/, ''), readTexts(folder, file, language, problems)]),
        );
        return [language, { ...texts, effects: tellEffects(knowledge, recommendations, texts) }];
      }),
  );
}

/** Content files with English texts. Lexicon words are not translated. */
export function listTextFiles(folder: string): string[] {
  const ending = nameTextFile('.yaml', SOURCE_LANGUAGE);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && !file.endsWith(`/words${ending}`))
    .map((file) => `${file.slice(0, -ending.length)}.yaml`)
    .sort();
}

export function readEnglish(folder: string, file: string): Record<string, string> {
  return listTexts(new YamlDocument(folder, nameTextFile(file, SOURCE_LANGUAGE), []).toJs());
}

function readTexts(
  folder: string,
  file: string,
  language: Language,
  problems: CatalogProblem[],
): Record<string, string> {
  const name = nameTextFile(file, language);
  if (!existsSync(join(folder, name))) return {};
  const english = readEnglish(folder, file);
  const document = new YamlDocument(folder, name, problems);
  const texts = listTexts(document.toJs());
  for (const [place, text] of Object.entries(texts)) {
    const source = english[place];
    const refuse = (message: string) => document.refuse(place.split('.'), message);
    if (source === undefined) {
      if (!FORMS.test(place)) refuse('Not in the English texts');
    } else if (listContentArguments(text).join() !== listContentArguments(source).join()) {
      const expected = listContentArguments(source).map((name) => `{${name}}`);
      refuse(`Expected ${expected.join(' and ') || 'no words in braces'}`);
    }
  }
  return texts;
}

/** Uses the sentences of guides and life states; builds others from `optics.yaml`. */
export function tellEffects(
  { optics, features }: Knowledge,
  recommendations: readonly Pick<
    CatalogRecommendation,
    'id' | 'feature' | 'attribute' | 'value' | 'inGuide'
  >[],
  texts: ContentTexts,
): Record<string, string> {
  const words = texts['optics'] ?? {};
  const own: Optics = {
    ...optics,
    join: words['join'] ?? optics.join,
    effects: mapWords(optics.effects, 'effects', words),
    zones: mapWords(optics.zones, 'zones', words),
    exceptions: optics.exceptions.map((exception) => {
      const { feature, attribute, value } = exception;
      return { ...exception, why: words[`exceptions.${feature} ${attribute}:${value}.why`] ?? exception.why };
    }),
  };
  const hasWords = Object.keys(words).length > 0;
  const byKey = new Map(features.map((feature) => [feature.key, feature]));
  const told = recommendations.flatMap(({ id, feature: key, attribute, value, inGuide }) => {
    const guide = texts[`guides/${key.replace(':', '-')}`]?.[`recommendations.${attribute}:${value}.effect`];
    const life = texts['life-states']?.[`${key}.ratings.${attribute}.${value}.effect`];
    const feature = byKey.get(key);
    const built =
      feature && hasWords && !inGuide
        ? buildEffectSentence(own, rate(own, feature, attribute, value))
        : undefined;
    const sentence = guide ?? life ?? built;
    return sentence === undefined ? [] : [[id, sentence] as const];
  });
  return Object.fromEntries(told);
}

function mapWords<Words extends object>(words: Words, path: string, texts: Record<string, string>): Words {
  const translated = Object.entries(words).map(([key, word]: [string, unknown]) => {
    const place = `${path}.${key}`;
    if (typeof word === 'string') return [key, texts[place] ?? word];
    if (Array.isArray(word))
      return [key, word.map((each: string, index) => texts[`${place}.${index}`] ?? each)];
    return [key, word && mapWords(word as object, place, texts)];
  });
  return Object.fromEntries(translated) as Words;
}
