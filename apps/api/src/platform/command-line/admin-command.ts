import { CommandRunner, Option } from 'nest-commander';

/** Commander's own command, behind ours. */
export type Line = Parameters<CommandRunner['setCommand']>[0];

/** A command of the admin command line: what is typed too much or wrongly is refused, never ignored. */
abstract class AdminCommand extends CommandRunner {
  override setCommand(command: Line): this {
    command.allowExcessArguments(false).showHelpAfterError();
    // An error is thrown instead of ending the process, so that the database is closed in order.
    command.exitOverride();
    return super.setCommand(command);
  }
}

/** A command that can also speak to programs: its options say `json`. */
export abstract class JsonCommand extends AdminCommand {
  @Option({ flags: '--json', description: 'Prints JSON' })
  parseJson(): boolean {
    return true;
  }

  /** Prints what a program asked for as JSON, and what a person did as text. */
  protected answer(data: unknown, text: string, json: boolean | undefined): void {
    process.stdout.write(`${json ? JSON.stringify(data) : text}\n`);
  }

  /** Tells a person how far long work is. To programs standard error holds a line of JSON, and only when it failed. */
  protected tellProgress(text: string, json: boolean | undefined): void {
    if (!json) process.stderr.write(`${text}\n`);
  }
}

/** A command that only holds others: without one of them it fails and prints its help to standard error. */
export abstract class CommandGroup extends AdminCommand {
  override setCommand(command: Line): this {
    super.setCommand(command);
    // It has to see the word that is no command, in order to name it.
    command.allowExcessArguments(true).addHelpCommand(true);
    return this;
  }

  run([word]: string[]): Promise<void> {
    if (word === undefined) this.command.help({ error: true });
    this.command.error(`error: unknown command '${this.command.name()} ${word}'`);
  }
}
