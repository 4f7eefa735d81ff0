import type { GarmentReader, Reading } from '@figura/garments';
import { Command, Option, SubCommand } from 'nest-commander';
import { once } from 'node:events';
import { ValidationError } from '../../platform/errors/domain-error';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { openInput } from '../../platform/command-line/input-file';
import { getGarmentReader } from '../garment-reader';
import { FEED_FORMATS, readGarments, type FeedFormat, type SourceGarment } from '../feeds/feed-garments';
import { COMMANDS } from '../../platform/command-line/commands';

const MAX_UNREAD = 40;

interface ReadOptions {
  format: FeedFormat;
  json?: boolean;
}

@SubCommand({
  name: 'read',
  arguments: '<file>',
  description: 'Read garments from shop descriptions; - reads standard input',
})
class ReadGarmentsCommand extends JsonCommand {
  @Option({
    flags: '--format <format>',
    description: `${FEED_FORMATS.join(', ')}: one garment per line, or product data of Google or Shopify`,
    defaultValue: 'text',
  })
  parseFormat(text: string): FeedFormat {
    const format = FEED_FORMATS.find((name) => name === text);
    if (!format) throw new ValidationError([`The format is one of: ${FEED_FORMATS.join(', ')}.`]);
    return format;
  }

  async run([file = '']: string[], { format, json }: ReadOptions): Promise<void> {
    const reader = getGarmentReader();
    const unread = new Map<string, number>();
    const counts = { read: 0, garments: 0 };
    for await (const garment of readGarments(openInput(file), format)) {
      const reading = read(reader, garment);
      counts.read += 1;
      if (reading.category) counts.garments += 1;
      for (const words of reading.unread) unread.set(words, (unread.get(words) ?? 0) + 1);
      const line = json ? JSON.stringify({ id: garment.id, ...reading }) : describe(garment.id, reading);
      if (!(await print(line))) return;
    }
    if (!json) await print(formatSummary(counts, unread));
  }
}

function read(reader: GarmentReader, { text, cuts, notClothing }: SourceGarment): Reading {
  if (cuts.length === 0 || notClothing)
    return {
      ...{ category: null, type: null, attributes: {}, colors: [], evidence: [], unread: [] },
      language: 'en',
    };
  return typeof text === 'string' ? reader.readText(text) : reader.read(text);
}

/** Waits for a slow consumer, so memory use stays small. False once the pipe is closed. */
async function print(line: string): Promise<boolean> {
  if (process.stdout.write(`${line}\n`)) return true;
  const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EPIPE';
  return once(process.stdout, 'drain').then(
    () => true,
    (error: unknown) => {
      if (isGone(error)) return false;
      throw error;
    },
  );
}

function describe(id: string, { category, type, attributes, colors }: Reading): string {
  if (!category) return `${id}\tnot in the catalog`;
  const values = Object.entries(attributes).map(([attribute, slugs]) => `${attribute} ${slugs.join(', ')}`);
  const names = colors.length > 0 ? [`colors ${colors.map(({ name }) => name).join(', ')}`] : [];
  return [id, `${category}, ${type}`, [...values, ...names].join('; ')].join('\t');
}

function formatSummary(
  counts: { read: number; garments: number },
  unread: ReadonlyMap<string, number>,
): string {
  const others = counts.read - counts.garments;
  const head = `Read ${counts.read}; garments: ${counts.garments}, other: ${others}.`;
  const lines = [...unread]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || (one < other ? -1 : 1))
    .slice(0, MAX_UNREAD)
    .map(([words, times]) => `  ${times}  ${words}`);
  return lines.length === 0 ? head : [head, 'Not understood:', ...lines].join('\n');
}

@Command({
  name: 'garments',
  description: COMMANDS.garments,
  subCommands: [ReadGarmentsCommand],
})
export class GarmentsCommand extends CommandGroup {}
