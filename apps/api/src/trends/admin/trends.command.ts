import { CATEGORIES } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek, startOfIsoWeek, type IsoWeek } from '../../platform/clock/iso-week';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { CatalogService } from '../../catalog/catalog.service';
import { RotationService } from '../editions/rotation.service';
import { TrendEditionsRepository, type TrendEditionRecord } from '../editions/trend-editions.repository';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { COMMANDS } from '../../platform/command-line/commands';
import { formatMinute } from '../../platform/command-line/format-minute';

interface TrendsOptions {
  week?: IsoWeek;
  dryRun?: boolean;
  json?: boolean;
}

@Injectable()
abstract class TrendCommand extends JsonCommand {
  constructor(
    protected readonly editions: TrendEditionsRepository,
    protected readonly rotation: RotationService,
    protected readonly catalog: CatalogService,
    private readonly clock: Clock,
    protected readonly audit: AuditService,
  ) {
    super();
  }

  @Option({
    flags: '--week <week>',
    description: 'ISO week, such as 2026-W48 (default: the current week)',
  })
  parseWeek(text: string): IsoWeek {
    const week = text.trim().toUpperCase();
    if (!startOfIsoWeek(week)) throw new ValidationError([`"${text}" is not a week such as 2026-W48.`]);
    return week;
  }

  protected getCurrentWeek(): IsoWeek {
    return toIsoWeek(this.clock.now());
  }

  protected async print(edition: TrendEditionRecord, headline: string, json = false): Promise<void> {
    if (json) {
      process.stdout.write(`${JSON.stringify({ headline, ...edition })}\n`);
      return;
    }
    const items = new Map((await this.catalog.find())?.items.map((item) => [item.id, item]));
    const lines = CATEGORIES.flatMap((category) => {
      const shown = edition.itemIds.filter((id) => items.get(id)?.category === category);
      return shown.length
        ? [`  ${category}`, ...shown.map((id) => `    ${items.get(id)!.name}  (${id})`)]
        : [];
    });
    const none = '  No items that the catalog still has.';
    process.stdout.write(`${[headline, ...(lines.length > 0 ? lines : [none])].join('\n')}\n`);
  }
}

@SubCommand({ name: 'rotate', description: 'Create the edition of a week if it does not exist' })
export class RotateTrendsCommand extends TrendCommand {
  @Option({ flags: '--dry-run', description: 'Print the edition without storing it' })
  parseDryRun(): boolean {
    return true;
  }

  async run(_inputs: string[], { week = this.getCurrentWeek(), dryRun, json }: TrendsOptions): Promise<void> {
    const known = await this.editions.find(week);
    if (known) return this.print(known, `The edition of ${week} already exists and is unchanged.`, json);
    if (!(await this.catalog.isSeeded()))
      throw new NotFoundError('There is no catalog yet. Seed it with: catalog seed');
    if (dryRun) return this.print(await this.rotation.plan(week), `The edition of ${week} would be:`, json);
    await this.audit.note('trends rotate', week);
    return this.print(await this.rotation.rotate(week), `Created the edition of ${week}:`, json);
  }
}

@SubCommand({ name: 'show', description: 'Show the edition of a week' })
export class ShowTrendsCommand extends TrendCommand {
  async run(_inputs: string[], { week = this.getCurrentWeek(), json }: TrendsOptions): Promise<void> {
    const edition = await this.editions.find(week);
    if (!edition)
      throw new NotFoundError(`There is no edition of ${week}. \`trends rotate --week ${week}\` creates it.`);
    await this.print(edition, `The edition of ${week}, created ${formatMinute(edition.madeAt)}:`, json);
  }
}

@Command({
  name: 'trends',
  description: COMMANDS.trends,
  subCommands: [RotateTrendsCommand, ShowTrendsCommand],
})
export class TrendsCommand extends CommandGroup {}
