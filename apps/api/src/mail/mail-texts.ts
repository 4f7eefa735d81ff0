import type { Messages, Translator } from '@figura/messages';
import { createTranslator } from '@figura/messages';
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
type Part = string | Handlebars.SafeString;

/**
 * The mails: their sentences are in messages.en.ts, and templates/ holds their structure, each as designed HTML within
 * the common layout, and as text.
 */
export class MailTexts {
  private readonly templates = new Map<string, Handlebars.TemplateDelegate>();

  /**
   * Writes a mail.
   *
   * @param values all that its templates and sentences show and the layout does: the URL of the app
   * @throws Error when a value is missing
   */
  async write(name: MailName, values: Values): Promise<Written> {
    const texts: Messages = { ...messages.layout, ...messages[name] };
    const t = createTranslator(texts, (parts: string[]) => parts.join(''));
    const subject = t('subject');
    const helpers = { t: createMarkup(texts) };
    const body = new Handlebars.SafeString(this.template(`${name}.hbs`)(values, { helpers }));
    const html = this.template('layout.hbs')({ ...values, subject, body }, { helpers });
    const text = this.template(`${name}.txt`)(values, { helpers: { t: createPlainText(t) } });
    // Of several megabytes, and needed by none but processes that send mails.
    const { inline } = await import('@css-inline/css-inline');
    return { subject, html: inline(html), text };
  }

  private template(file: string): Handlebars.TemplateDelegate {
    const known = this.templates.get(file);
    if (known) return known;
    const source = readFileSync(join(TEMPLATES, file), 'utf8');
    const template = Handlebars.compile(source, { strict: true, noEscape: file.endsWith('.txt') });
    this.templates.set(file, template);
    return template;
  }
}

/** The helper `{{t 'key' link=url}}` of HTML: a sentence of the mail, in which `<link>` leads to the URL. */
function createMarkup(texts: Messages) {
  const t = createTranslator(texts, toMarkup);
  return function (this: Values, key: string, { hash }: HelperOptions) {
    const links = Object.entries(hash as Values).map(([tag, url]) => [tag, linkTo(url)]);
    return t.rich(key, throwOnMissing({ ...this, ...Object.fromEntries(links) }));
  };
}

/** The helper `{{t 'key'}}` of plain text. */
function createPlainText(t: Translator<Messages, string>) {
  return function (this: Values, key: string) {
    return t(key, throwOnMissing(this));
  };
}

function toMarkup(parts: Part[]): Handlebars.SafeString {
  // What is markup already stays as it is.
  return new Handlebars.SafeString(parts.map((part) => Handlebars.escapeExpression(part as string)).join(''));
}

function linkTo(url: string) {
  const href = Handlebars.escapeExpression(url);
  return (chunks: Part[]) =>
    new Handlebars.SafeString(`<a href="${href}">${toMarkup(chunks).toString()}</a>`);
}

/** Values of which none is missing unnoticed. */
function throwOnMissing<Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return new Proxy(values, {
    get: (target, name) => {
      if (!(name in target)) throw new Error(`A mail has no ${String(name)}.`);
      return target[name as string];
    },
  });
}
