import 'reflect-metadata';
import { AdminModule } from './admin.module';
import { runCommandLine } from './platform/command-line/command-line';
import { readConfig } from './platform/config/config';
import { exitOnFailure, ignoreEpipe } from './platform/process';

void exitOnFailure(async () => {
  ignoreEpipe();
  const words = process.argv.slice(2);
  await runCommandLine(AdminModule.for(readConfig(), words), words);
});
