import 'reflect-metadata';
import { readConfig } from './platform/config/config';
import { startServer } from './platform/process';
import { startWorker } from './start-worker';

void startServer(() => startWorker(readConfig()));
