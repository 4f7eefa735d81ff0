import { Option, SubCommand } from 'nest-commander';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import type { ProductFeedDocument } from '../feeds/product-feed.schema';
import { FeedsAdminService, type RunFeed } from './feeds-admin.service';
import { describeReport } from './describe-report';
import { FeedLineCommand, MAY_SHRINK, type FeedLine } from './feed-line.command';
import { formatMinute } from '../../platform/command-line/format-minute';

const DEFAULT_HOURS = 24;
const MAX_HOURS = 30 * 24;

interface AddLine extends FeedLine {
  every?: number;
}

@SubCommand({
  name: 'add',
  arguments: '<shop> <url>',
  description: "Add a shop's feed, which the worker fetches regularly, starting now",
})
class AddFeedCommand extends FeedLineCommand {
  constructor(private readonly feeds: FeedsAdminService) {
    super();
  }

  @Option({
    flags: '--every <time>',
    description: `Interval from 1h to ${MAX_HOURS / 24}d (default ${DEFAULT_HOURS}h)`,
  })
  parseEvery(text: string): number {
    const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? [];
    const hours = Number(count) * (unit === 'd' ? 24 : 1);
    if (!count || hours > MAX_HOURS)
      throw new ValidationError([`--every must be a time from 1h to ${MAX_HOURS / 24}d, such as 24h.`]);
    return hours;
  }

  async run([name = '', url = '']: string[], line: AddLine): Promise<void> {
    const { every = DEFAULT_HOURS, site = null, currency, affiliate = null, dryRun = false, json } = line;
    const { language = null } = line;
    const format = this.requireFormat(line);
    const feed = { name, url, format, everyHours: every, site, currency, language, affiliate };
    const id = await this.feeds.add(feed, dryRun);
    const text = dryRun
      ? `The feed of ${name} would be fetched every ${every} h.`
      : `The feed of ${name} will be fetched every ${every} h, starting as soon as a worker runs.`;
    this.printResult({ feed: id, everyHours: every, dryRun }, text, json);
  }
}

@SubCommand({ name: 'list', description: 'List feeds and their last results' })
class ListFeedsCommand extends JsonCommand {
  constructor(private readonly feeds: FeedsAdminService) {
    super();
  }

  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const feeds = await this.feeds.list();
    const shown = feeds.map(
      ({ _id, name, url, format, everyHours, fetchedAt, nextAt, failures, lastError, products }) => ({
        ...{ feed: _id, name, url, format, everyHours, products },
        fetchedAt: fetchedAt?.toISOString() ?? null,
        nextAt: nextAt.toISOString(),
        ...{ failures, lastError },
      }),
    );
    this.printResult(shown, feeds.map(describeFeed).join('\n') || 'There are no feeds.', json);
  }
}

function describeFeed(feed: ProductFeedDocument & { products: number }): string {
  const { name, url, format, everyHours, fetchedAt, nextAt, failures, lastError, products } = feed;
  const state = fetchedAt ? `${products} products, fetched ${formatMinute(fetchedAt)}` : 'not fetched yet';
  return [
    `${name}\t${format}\tevery ${everyHours} h\t${state}\tnext ${formatMinute(nextAt)}\t${url}`,
    ...(lastError ? [`  failed ${failures === 1 ? 'once' : `${failures} times`}: ${lastError}`] : []),
  ].join('\n');
}

@SubCommand({
  name: 'remove',
  arguments: '<shop>',
  description: "Stop fetching a shop's feed; its products stay",
})
class RemoveFeedCommand extends ActCommand {
  constructor(private readonly feeds: FeedsAdminService) {
    super();
  }

  async run([shop = '']: string[], { dryRun = false, json }: ActOptions): Promise<void> {
    const feed = await this.feeds.remove(shop, dryRun);
    const text = `The feed of ${shop} ${dryRun ? 'would be' : 'was'} removed. Its products stay.`;
    this.printResult({ feed, dryRun }, text, json);
  }
}

@SubCommand({
  name: 'run',
  arguments: '[shop]',
  description: "Fetch a shop's feed, or all feeds, now",
})
class RunFeedsCommand extends ActCommand {
  constructor(private readonly feeds: FeedsAdminService) {
    super();
  }

  @Option(MAY_SHRINK)
  parseYes(): boolean {
    return true;
  }

  async run([shop]: string[], { dryRun = false, yes = false, json }: ActOptions): Promise<void> {
    const runs = await this.feeds.run(shop, dryRun, yes);
    const shown = runs.map(({ error, ...run }) => ({ ...run, ...(error && { error: error.message }) }));
    const failed = runs.filter(({ error }) => error);
    const done = runs.filter(({ error }) => !error).map((run) => describeRun(run, dryRun));
    if (json || done.length > 0 || failed.length === 0)
      this.printResult(shown, done.join('\n') || 'There are no feeds.', json);
    if (failed.length > 0) throw new FeedsFailedError(failed);
  }
}

function describeRun({ feed, outcome, report }: RunFeed, dryRun: boolean): string {
  return report ? describeReport(report, dryRun) : `The feed of ${feed} is ${outcome}.`;
}

class FeedsFailedError extends DomainError {
  readonly kind;
  readonly code;

  constructor(failed: readonly RunFeed[]) {
    const first = failed[0]!.error!;
    super(
      failed.length === 1
        ? first.message
        : failed.map(({ feed, error }) => `${feed}: ${error!.message}`).join('\n'),
    );
    this.kind = first.kind;
    this.code = first.code;
  }
}

@SubCommand({
  name: 'feeds',
  description: 'Manage automatic fetching of shop feeds',
  subCommands: [AddFeedCommand, ListFeedsCommand, RemoveFeedCommand, RunFeedsCommand],
})
export class ProductFeedsCommand extends CommandGroup {}
