import Handlebars from 'handlebars';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATES } from './templates';

interface Written {
  html: string;
  text: string;
}

/** The mails as they are written in templates/: each as designed HTML within the common layout, and as text. */
export class MailTexts {
  private readonly templates = new Map<string, Handlebars.TemplateDelegate>();

  /**
   * Writes a mail.
   *
   * @param values all that its templates show and the layout does: the subject and the address of the app
   * @throws Error when a value is missing
   */
  async write(name: string, values: Readonly<Record<string, string>>): Promise<Written> {
    const body = new Handlebars.SafeString(this.template(`${name}.hbs`)(values));
    const html = this.template('layout.hbs')({ ...values, body });
    // Of several megabytes, and needed by none but processes that send mails.
    const { inline } = await import('@css-inline/css-inline');
    return { html: inline(html), text: this.template(`${name}.txt`)(values) };
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
