import { Inject } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { AuditService } from '../../operations/audit/audit.service';
import { FinalActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { openInput } from '../../platform/command-line/input-file';
import { type Config, CONFIG } from '../../platform/config/config';
import { ValidationError } from '../../platform/errors/domain-error';
import { ProductImportService } from '../import/product-import.service';
import { toSlug } from '../import/slug';
import { describeReport } from './describe-report';
import { FeedLineCommand, MAY_SHRINK, type FeedLine } from './feed-line.command';
import { ProductFeedsCommand } from './feeds.command';
import { COMMANDS } from '../../platform/command-line/commands';

const PROGRESS_ROWS = 10_000;

interface ImportLine extends FeedLine {
  shop?: string;
}

@SubCommand({
  name: 'import',
  arguments: '<file>',
  description: 'Import all products of a shop, or none on error; - reads standard input',
})
class ImportProductsCommand extends FeedLineCommand {
  constructor(
    private readonly products: ProductImportService,
    private readonly audit: AuditService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  @Option({ flags: '--shop <name>', description: 'Name of the shop, shown to users' })
  parseShop(name: string): string {
    return name;
  }

  @Option(MAY_SHRINK)
  parseYes(): boolean {
    return true;
  }

  async run([file = '']: string[], line: ImportLine): Promise<void> {
    const { shop, site, currency, language, affiliate, dryRun = false, yes = false, json } = line;
    const format = this.requireFormat(line);
    if (!shop?.trim()) throw new ValidationError(['Please name the --shop.']);
    const input = openInput(file);
    if (!dryRun) await this.audit.note('products import', toSlug(shop));
    const report = await this.products.import(input, {
      format,
      shop,
      dryRun,
      mayShrink: yes,
      affiliate,
      defaults: { site, currency, language, localOrigin: this.config.local ? this.config.appUrl : undefined },
      onProgress: (read) => {
        if (read % PROGRESS_ROWS === 0) this.printProgress(`${read.toLocaleString('en-US')} rows read`, json);
      },
    });
    this.printResult({ dryRun, ...report }, describeReport(report, dryRun), json);
  }
}

@SubCommand({ name: 'list', description: 'List shops with active products' })
class ListProductsCommand extends JsonCommand {
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

@SubCommand({ name: 'remove', arguments: '<shop>', description: 'Remove all products of a shop' })
class RemoveProductsCommand extends FinalActCommand {
  constructor(
    private readonly products: ProductImportService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  async run([name = '']: string[], options: ActOptions): Promise<void> {
    const { dryRun = false, json } = options;
    const { _id: shop, products } = await this.products.find(name);
    this.assertMeant(options, `Removing ${products} products`);
    if (!dryRun) {
      await this.audit.note('products remove', shop);
      await this.products.remove(shop);
    }
    const text = `The ${products} products of ${name} ${dryRun ? 'would be' : 'were'} removed.`;
    this.printResult({ shop, products, dryRun }, text, json);
  }
}

@Command({
  name: 'products',
  description: COMMANDS.products,
  subCommands: [ImportProductsCommand, ListProductsCommand, ProductFeedsCommand, RemoveProductsCommand],
})
export class ProductsCommand extends CommandGroup {}
