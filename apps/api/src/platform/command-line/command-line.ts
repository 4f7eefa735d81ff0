import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { CommandFactory, CommandRunnerService, InjectCommander } from 'nest-commander';
import { sentenceFor } from '../process';
import type { Line } from './admin-command';

/** What is typed before any command is known is refused with help as well. */
@Injectable()
class RootCommand {
  constructor(@InjectCommander() root: Line) {
    root.showHelpAfterError();
  }
}

@Module({})
class CommandLineModule {}

/**
 * Runs one line of the admin command line and sets the exit code of the process. What goes wrong is a sentence on standard
 * error.
 *
 * @param words what was typed, without the program
 */
export async function runCommandLine(module: DynamicModule, words: readonly string[]): Promise<void> {
  const root = { module: CommandLineModule, imports: [module], providers: [RootCommand] };
  const app = await CommandFactory.createWithoutRunning(root, {
    logger: false,
    abortOnError: false,
    errorHandler: (error) => {
      throw error;
    },
    serviceErrorHandler: explain,
  });
  try {
    await app.get(CommandRunnerService).run(['node', 'admin', ...words]);
  } finally {
    await app.close();
  }
}

function explain(error: Error): void {
  // Commander's own refusals know their exit code and are printed already; so is help that was asked for.
  const { exitCode } = error as { exitCode?: number };
  if (exitCode === undefined) process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = exitCode ?? 1;
}
