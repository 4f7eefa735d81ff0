import { Option } from 'nest-commander';
import { ValidationError } from '../errors/domain-error';
import { JsonCommand } from './admin-command';

export interface ActOptions {
  dryRun?: boolean;
  yes?: boolean;
  json?: boolean;
}

export abstract class ActCommand extends JsonCommand {
  @Option({ flags: '--dry-run', description: 'Show what would change, and change nothing' })
  parseDryRun(): boolean {
    return true;
  }
}

export abstract class FinalActCommand extends ActCommand {
  @Option({ flags: '--yes', description: 'Confirm; this cannot be undone' })
  parseYes(): boolean {
    return true;
  }

  protected assertMeant({ yes, dryRun }: ActOptions, what: string): void {
    if (!yes && !dryRun)
      throw new ValidationError([
        `${what} cannot be undone. Use --yes to confirm, or --dry-run to see what would change.`,
      ]);
  }
}
