import { Inject } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { SHOP_FORMATS, type ShopFormat } from '../../garments/feeds/located-row';
import { AdminCommand, CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { openInput } from '../../platform/command-line/input-file';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { ValidationError } from '../../platform/errors/domain-error';
import type { ImportReport } from '../import/import-report';
import { ProductImportService } from '../import/product-import.service';

/** Progress is told after so many rows. */
const PROGRESS_ROWS = 10_000;

interface ImportLine {
  format?: ShopFormat;
  shop?: string;
  site?: string;
  currency: string;
  affiliate?: string;
  dryRun?: boolean;
  json?: boolean;
}

@SubCommand({
  name: 'import',
  arguments: '<file>',
  description: 'Puts the products of a shop in force, whole or not at all; - is standard input',
})
export class ImportProductsCommand extends JsonCommand {
  constructor(
    private readonly products: ProductImportService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  @Option({
    flags: '--format <format>',
    description: `${SHOP_FORMATS.join(' (tabs, commas, RSS or Atom) or ')} (CSV export or products.json)`,
  })
  parseFormat(text: string): ShopFormat {
    const format = SHOP_FORMATS.find((name) => name === text);
    if (!format) throw new ValidationError([`The format is one of: ${SHOP_FORMATS.join(', ')}.`]);
    return format;
  }

  @Option({ flags: '--shop <name>', description: 'Name of the shop, as users read it' })
  parseShop(name: string): string {
    return name;
  }

  @Option({
    flags: '--site <url>',
    description: 'Where the shop is, for the links of Shopify’s products: https://shop.example',
  })
  parseSite(text: string): string {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.protocol !== 'https:') throw new ValidationError(['The site is no https URL.']);
    return url.href.replace(/\/+$/, '');
  }

  @Option({
    flags: '--currency <code>',
    description: 'Of prices that name none',
    defaultValue: 'USD',
  })
  parseCurrency(code: string): string {
    if (!/^[A-Z]{3}$/.test(code)) throw new ValidationError(['The currency is a code such as USD.']);
    return code;
  }

  @Option({
    flags: '--affiliate <parameters>',
    description:
      'Appended to links, for instance "ref=figura", or an https URL with {url} in it; such links are marked as advertising',
  })
  parseAffiliate(text: string): string {
    if (!text.includes('{url}')) return new URLSearchParams(text).toString();
    if (!URL.canParse(text) || !text.startsWith('https://'))
      throw new ValidationError(['The affiliate link is no https URL.']);
    return text;
  }

  @Option({ flags: '--dry-run', description: 'Only says what would change' })
  parseDryRun(): boolean {
    return true;
  }

  async run([file = '']: string[], line: ImportLine): Promise<void> {
    const { format, shop, site, currency, affiliate, dryRun = false, json } = line;
    if (!format) throw new ValidationError([`Please name the --format: ${SHOP_FORMATS.join(' or ')}.`]);
    if (!shop?.trim()) throw new ValidationError(['Please name the --shop.']);
    const report = await this.products.import(openInput(file), {
      format,
      shop,
      dryRun,
      affiliate,
      defaults: { site, currency, localOrigin: this.config.local ? this.config.appUrl : undefined },
      onProgress: (read) => {
        if (read % PROGRESS_ROWS === 0) process.stderr.write(`${read.toLocaleString('en-US')} rows read\n`);
      },
    });
    process.stdout.write(json ? `${JSON.stringify({ dryRun, ...report })}\n` : describe(report, dryRun));
  }
}

function describe(report: ImportReport, dryRun: boolean): string {
  const { shop, products, added, changed, unchanged, gone, soldOut, forOthers, notClothing } = report;
  const { duplicates, badRows, bad, unread } = report;
  return [
    `${dryRun ? 'Would put' : 'Put'} ${products} products of ${shop} in force:`,
    `  new: ${added}, changed: ${changed}, unchanged: ${unchanged}, gone: ${gone}`,
    `  left out: ${soldOut} sold out, ${notClothing} no clothes of the catalog, ${forOthers} for men or children, ${duplicates} with an id that came before`,
    ...(badRows > 0 ? [`Bad rows: ${badRows}`] : []),
    ...bad.map(({ place, problem }) => `  ${place}: ${problem}`),
    ...(badRows > bad.length ? [`  and ${badRows - bad.length} more`] : []),
    ...(unread.length > 0 ? ['Not understood:'] : []),
    ...unread.map(({ words, count }) => `  ${count}  ${words}`),
    '',
  ].join('\n');
}

@SubCommand({ name: 'list', description: 'The shops whose products are in force' })
export class ListProductsCommand extends JsonCommand {
  constructor(private readonly products: ProductImportService) {
    super();
  }

  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const shops = (await this.products.list()).map(({ _id, name, products, importedAt, affiliate }) => ({
      shop: _id,
      name,
      products,
      importedAt: importedAt.toISOString(),
      affiliate,
    }));
    const lines = shops.map(({ name, products, importedAt }) => `${name}\t${products}\t${importedAt}`);
    process.stdout.write(
      json ? `${JSON.stringify(shops)}\n` : `${lines.join('\n') || 'There are no products.'}\n`,
    );
  }
}

@SubCommand({ name: 'remove', arguments: '<shop>', description: 'Takes all products of a shop away' })
export class RemoveProductsCommand extends AdminCommand {
  constructor(private readonly products: ProductImportService) {
    super();
  }

  async run([shop = '']: string[]): Promise<void> {
    await this.products.remove(shop);
    process.stdout.write(`The products of ${shop} are gone.\n`);
  }
}

@Command({
  name: 'products',
  description: 'Takes in the products of shops',
  subCommands: [ImportProductsCommand, ListProductsCommand, RemoveProductsCommand],
})
export class ProductsCommand extends CommandGroup {}
