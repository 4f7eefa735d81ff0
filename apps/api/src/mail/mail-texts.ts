import {
  createTranslator,
  getTexts,
  translate,
  type Language,
  type Messages,
  type Text,
  type Translator,
} from '@figura/messages';
import type { HelperOptions } from 'handlebars';
import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import messages from './messages.en';
import { TEMPLATES } from './templates';

export type MailName = Exclude<keyof typeof messages, 'layout'>;

interface Written {
  subject: string;
  html: string;
  text: string;
}

type Values = Readonly<Record<string, string>>;
/** Dates are days in UTC. */
export type MailValue = Text | Date | readonly Text[];
type Part = string | Handlebars.SafeString;

export class MailTexts {
  private readonly templates = new Map<string, Handlebars.TemplateDelegate>();

  async write(
    name: MailName,
    given: Readonly<Record<string, MailValue>>,
    language: Language,
  ): Promise<Written> {
    const values = { ...translateValues(given, language), language };
    const texts: Messages = { ...getTexts(messages.layout, language), ...getTexts(messages[name], language) };
    const t = createTranslator(
      texts,
      (parts: string[]) => parts.join(''),
      () => language,
    );
    const subject = t('subject');
    const helpers = { t: createMarkupHelper(texts, language) };
    const body = new Handlebars.SafeString(this.getTemplate(`${name}.hbs`)(values, { helpers }));
    const html = this.getTemplate('layout.hbs')({ ...values, subject, body }, { helpers });
    const text = this.getTemplate(`${name}.txt`)(values, { helpers: { t: createPlainTextHelper(t) } });
    // Several megabytes, needed only by processes that send mails.
    const { inline } = await import('@css-inline/css-inline');
    return { subject, html: inline(html), text };
  }

  private getTemplate(file: string): Handlebars.TemplateDelegate {
    const known = this.templates.get(file);
    if (known) return known;
    const source = readFileSync(join(TEMPLATES, file), 'utf8');
    const template = Handlebars.compile(source, { strict: true, noEscape: file.endsWith('.txt') });
    this.templates.set(file, template);
    return template;
  }
}

function translateValues(given: Readonly<Record<string, MailValue>>, language: Language): Values {
  const worded = Object.entries(given).map(([name, value]) => [name, translateValue(value, language)]);
  return Object.fromEntries(worded) as Values;
}

function translateValue(value: MailValue, language: Language): string {
  if (value instanceof Date)
    return value.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return [value]
    .flat()
    .map((text) => translate(text as Text, language))
    .join(', ');
}

function createMarkupHelper(texts: Messages, language: Language) {
  const t = createTranslator(texts, toMarkup, () => language);
  return function (this: Values, key: string, { hash }: HelperOptions) {
    const links = Object.entries(hash as Values).map(([tag, url]) => [tag, linkTo(url)]);
    return t.rich(key, throwOnMissing({ ...this, ...Object.fromEntries(links) }));
  };
}

function createPlainTextHelper(t: Translator<Messages, string>) {
  return function (this: Values, key: string) {
    return t(key, throwOnMissing(this));
  };
}

function toMarkup(parts: Part[]): Handlebars.SafeString {
  return new Handlebars.SafeString(parts.map((part) => Handlebars.escapeExpression(part as string)).join(''));
}

function linkTo(url: string) {
  const href = Handlebars.escapeExpression(url);
  return (chunks: Part[]) =>
    new Handlebars.SafeString(`<a href="${href}">${toMarkup(chunks).toString()}</a>`);
}

/** Throws when a missing value is read. */
function throwOnMissing<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return new Proxy(values, {
    get: (target, name) => {
      if (!(name in target)) throw new Error(`A mail has no ${String(name)}.`);
      return target[name as string];
    },
  });
}
