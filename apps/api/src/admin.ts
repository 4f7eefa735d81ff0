import 'reflect-metadata';
import { AdminModule } from './admin.module';
import { complain, doesWantJson } from './platform/command-line/command-failure';
import { runCommandLine } from './platform/command-line/command-line';
import { readConfig } from './platform/config/config';
import { exitOnFailure, ignoreEpipe } from './platform/process';

const words = process.argv.slice(2);

void exitOnFailure(
  async () => {
    ignoreEpipe();
    await runCommandLine(AdminModule.register(readConfig(), words), words);
  },
  (error) => complain(error, doesWantJson(words)),
);
