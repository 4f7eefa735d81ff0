import { chooseLanguage, parseAcceptLanguage, SOURCE_LANGUAGE, type Language } from '@figura/messages';
import type { FastifyRequest } from 'fastify';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The built apps by language: `web`, and `web.de` beside it. */
export function listWebFolders(folder: string): ReadonlyMap<Language, string> {
  const start = `${basename(folder)}.`;
  const others = readdirSync(dirname(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
    .map(({ name }): [Language, string] => [name.slice(start.length), join(dirname(folder), name)]);
  return new Map([[SOURCE_LANGUAGE, folder], ...others]);
}

/** `?lang=de` (the app adds the account's language), otherwise the browser's language. */
export function choosePageLanguage(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  languages: readonly Language[],
): Language {
  const { lang } = query as { lang?: unknown };
  return chooseLanguage(
    [typeof lang === 'string' ? lang : null, ...parseAcceptLanguage(headers['accept-language'])],
    languages,
  );
}
