import { Option } from 'nest-commander';
import { ValidationError } from '../errors/domain-error';
import { JsonCommand } from './admin-command';

export interface ListOptions {
  limit?: number;
  json?: boolean;
}

const MOST = 1_000;

export abstract class ListCommand extends JsonCommand {
  @Option({
    flags: '--limit <count>',
    description: `Maximum number of results (default 50, at most ${MOST})`,
  })
  parseLimit(text: string): number {
    const limit = Number(text);
    if (!/^\d{1,4}$/.test(text) || limit < 1 || limit > MOST)
      throw new ValidationError([`--limit is a number from 1 to ${MOST}.`]);
    return limit;
  }
}
