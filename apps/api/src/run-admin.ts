import 'reflect-metadata';
import { AdminModule } from './admin.module';
import { complain, doesWantJson } from './platform/command-line/command-failure';
import { runCommandLine } from './platform/command-line/command-line';
import { readConfig } from './platform/config/config';
import { exitOnFailure, ignoreEpipe } from './platform/process';

export function runAdmin(words: readonly string[]): Promise<void> {
  return exitOnFailure(
    async () => {
      ignoreEpipe();
      // Commands report their own results.
      const config = readConfig(undefined, { LOG_LEVEL: 'error' });
      await runCommandLine(await AdminModule.load(config, words), words);
    },
    (error) => complain(error, doesWantJson(words)),
  );
}
