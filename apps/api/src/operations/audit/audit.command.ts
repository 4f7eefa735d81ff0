import { Command, SubCommand } from 'nest-commander';
import { CommandGroup } from '../../platform/command-line/admin-command';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { AuditEntriesRepository } from './audit-entries.repository';
import { COMMANDS } from '../../platform/command-line/commands';

@SubCommand({
  name: 'list',
  description: 'List actions at this command line: who did what to which account, newest first',
})
export class ListAuditCommand extends ListCommand {
  constructor(private readonly entries: AuditEntriesRepository) {
    super();
  }

  async run(_inputs: string[], { limit = 50, json }: ListOptions): Promise<void> {
    const entries = await this.entries.list(limit);
    const lines = entries.map(
      ({ at, operator, act, subject }) => `${at.toISOString()}  ${operator}  ${act}  ${subject}`,
    );
    this.printResult(entries, lines.join('\n') || 'There are no actions yet.', json);
  }
}

@Command({
  name: 'audit',
  description: COMMANDS.audit,
  subCommands: [ListAuditCommand],
})
export class AuditCommand extends CommandGroup {}
