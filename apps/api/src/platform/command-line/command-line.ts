import { Inject, Injectable, type DynamicModule, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandFactory, CommandRunnerService, InjectCommander } from 'nest-commander';
import type { Line } from './admin-command';
import { complain, doesWantJson } from './command-failure';
import { ProgressNotice } from './progress-notice';

const JSON_WANTED = Symbol('JSON is wanted');

@Injectable()
class RootCommand implements OnApplicationBootstrap {
  constructor(
    @InjectCommander() private readonly root: Line,
    @Inject(JSON_WANTED) private readonly json: boolean,
  ) {
    root.showHelpAfterError();
  }

  onApplicationBootstrap(): void {
    if (this.json) silence(this.root);
  }
}

/** Sets the exit code. Errors go to standard error, with `--json` as a line of JSON. */
export async function runCommandLine(module: DynamicModule, words: readonly string[]): Promise<void> {
  const json = doesWantJson(words);
  const root = {
    ...module,
    providers: [...(module.providers ?? []), RootCommand, { provide: JSON_WANTED, useValue: json }],
  };
  const progress = new ProgressNotice();
  const app = await CommandFactory.createWithoutRunning(root, {
    logger: false,
    abortOnError: false,
    errorHandler: (error) => {
      throw error;
    },
    serviceErrorHandler: (error) => {
      process.exitCode = complain(error, json);
    },
  });
  try {
    await app.get(CommandRunnerService).run(['node', 'admin', ...words]);
  } finally {
    progress.end();
    await app.close();
  }
}

function silence(command: Line): void {
  command.configureOutput({ writeErr: () => undefined });
  for (const each of command.commands) silence(each);
}
