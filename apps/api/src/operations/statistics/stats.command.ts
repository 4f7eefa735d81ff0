import { Command, Option } from 'nest-commander';
import { Clock } from '../../platform/clock/clock';
import { JsonCommand } from '../../platform/command-line/admin-command';
import { ValidationError } from '../../platform/errors/domain-error';
import { Statistics, type Figures } from './statistics';
import { DAY_MS } from '../../platform/clock/durations';
import { COMMANDS } from '../../platform/command-line/commands';

const DAYS = 30;
const LABEL = 30;

interface StatsOptions {
  days?: number;
  json?: boolean;
}

@Command({
  name: 'stats',
  description: COMMANDS.stats,
})
export class StatsCommand extends JsonCommand {
  constructor(
    private readonly statistics: Statistics,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Option({
    flags: '--days <count>',
    description: `Number of days to count (default ${DAYS})`,
  })
  parseDays(text: string): number {
    if (!/^[1-9]\d{0,3}$/.test(text)) throw new ValidationError([`"${text}" is not a number of days.`]);
    return Number(text);
  }

  async run(_inputs: string[], { days = DAYS, json }: StatsOptions): Promise<void> {
    const since = new Date(this.clock.now().getTime() - days * DAY_MS);
    const shares = await this.statistics.collectSince(since);
    const head = `Since ${since.toISOString().slice(0, 10)} (${days} days)`;
    const text = [
      head,
      ...Object.entries(shares).flatMap(([name, figures]) => [
        '',
        formatInWords(name),
        ...listLines(figures),
      ]),
    ];
    this.printResult({ since, days, ...shares }, text.join('\n'), json);
  }
}

function listLines(figures: Figures): string[] {
  if (Object.keys(figures).length === 0) return ['  none'];
  return Object.entries(figures).flatMap(([name, value]) => {
    const label = formatInWords(name);
    if (typeof value === 'number') return [`  ${label.padEnd(LABEL)} ${value}`];
    const kinds = Object.entries(value);
    if (kinds.length === 0) return [`  ${label.padEnd(LABEL)} none`];
    return [`  ${label}`, ...kinds.map(([kind, count]) => `    ${kind.padEnd(LABEL - 2)} ${count}`)];
  });
}

function formatInWords(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
