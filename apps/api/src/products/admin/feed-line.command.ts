import { READ_LANGUAGES, readLanguageTag, type ReadLanguage } from '@figura/garments';
import { Option } from 'nest-commander';
import { SHOP_FORMATS, type ShopFormat } from '../../garments/feeds/located-row';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { ValidationError } from '../../platform/errors/domain-error';

export interface FeedLine extends ActOptions {
  format?: ShopFormat;
  site?: string;
  currency: string;
  language?: ReadLanguage;
  affiliate?: string;
}

export const MAY_SHRINK = {
  flags: '--yes',
  description: 'Accept a feed with fewer than half of the active products',
};

/** The host must be fixed, so `{url}` cannot choose it. */
const LEADS_ON = /^https:\/\/[^/?#@{\\]+[/?].*\{url\}/;
const PARAMETER = /^[\w.~-]+$/;

export abstract class FeedLineCommand extends ActCommand {
  @Option({
    flags: '--format <format>',
    description: `${SHOP_FORMATS.join(' (tabs, commas, RSS or Atom) or ')} (CSV export or products.json)`,
  })
  parseFormat(text: string): ShopFormat {
    const format = SHOP_FORMATS.find((name) => name === text);
    if (!format) throw new ValidationError([`The format is one of: ${SHOP_FORMATS.join(', ')}.`]);
    return format;
  }

  @Option({
    flags: '--site <url>',
    description: 'URL of the shop, for links to Shopify products: https://shop.example',
  })
  parseSite(text: string): string {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== 'https:') throw new ValidationError(['The site is not an https URL.']);
    return url.href.replace(/\/+$/, '');
  }

  @Option({
    flags: '--currency <code>',
    description: 'Currency of prices without one',
    defaultValue: 'USD',
  })
  parseCurrency(code: string): string {
    if (!/^[A-Z]{3}$/.test(code)) throw new ValidationError(['The currency must be a code such as USD.']);
    return code;
  }

  @Option({
    flags: '--language <code>',
    description: `Language of rows without one: ${READ_LANGUAGES.join(', ')}; detected per row by default`,
  })
  parseLanguage(code: string): ReadLanguage {
    const language = readLanguageTag(code);
    if (!language) throw new ValidationError([`The language is one of: ${READ_LANGUAGES.join(', ')}.`]);
    return language;
  }

  @Option({
    flags: '--affiliate <parameters>',
    description:
      'Parameters to append to links, such as "ref=figura", or an HTTPS URL containing {url}; marks links as ads',
  })
  parseAffiliate(text: string): string {
    if (text.includes('{url}')) {
      if (!URL.canParse(text) || !LEADS_ON.test(text))
        throw new ValidationError([
          'The affiliate link is not an https URL with {url} in its path or query.',
        ]);
      return text;
    }
    const parameters = new URLSearchParams(text);
    if (![...parameters.keys()].every((name) => PARAMETER.test(name)))
      throw new ValidationError(['Affiliate parameters look like "ref=figura"; a URL has {url} in it.']);
    return parameters.toString();
  }

  protected requireFormat({ format }: FeedLine): ShopFormat {
    if (!format) throw new ValidationError([`Please name the --format: ${SHOP_FORMATS.join(' or ')}.`]);
    return format;
  }
}
