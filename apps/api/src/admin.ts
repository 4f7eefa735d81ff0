import 'reflect-metadata';
import { CommandFactory } from 'nest-commander';
import { AdminModule } from './admin.module';
import { readConfig } from './platform/config/config';
import { exitOnFailure } from './platform/process';

void exitOnFailure(async () => {
  await CommandFactory.run(AdminModule.for(readConfig()), {
    logger: ['error'],
    cliName: 'npm run admin --',
    errorHandler: (error) => {
      process.exitCode = 'exitCode' in error && error.exitCode === 0 ? 0 : 1;
    },
    serviceErrorHandler: (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  });
});
