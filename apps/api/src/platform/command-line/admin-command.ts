import { CommandRunner, Option } from 'nest-commander';

export type Line = Parameters<CommandRunner['setCommand']>[0];

abstract class AdminCommand extends CommandRunner {
  override setCommand(command: Line): this {
    command.allowExcessArguments(false).showHelpAfterError();
    // Throws instead of exiting, so that the database closes in order.
    command.exitOverride();
    return super.setCommand(command);
  }
}

export abstract class JsonCommand extends AdminCommand {
  @Option({ flags: '--json', description: 'Print JSON' })
  parseJson(): boolean {
    return true;
  }

  protected printResult(data: unknown, text: string, json: boolean | undefined): void {
    process.stdout.write(`${json ? JSON.stringify(data) : text}\n`);
  }

  protected printProgress(text: string, json: boolean | undefined): void {
    if (!json) process.stderr.write(`${text}\n`);
  }
}

export abstract class CommandGroup extends AdminCommand {
  override setCommand(command: Line): this {
    super.setCommand(command);
    // Needed to name the unknown word in the error.
    command.allowExcessArguments(true).addHelpCommand(true);
    return this;
  }

  run([word]: string[]): Promise<void> {
    if (word === undefined) this.command.help({ error: true });
    this.command.error(`error: unknown command '${this.command.name()} ${word}'`);
  }
}
