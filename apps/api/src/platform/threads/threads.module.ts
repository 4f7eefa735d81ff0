import { Global, Module } from '@nestjs/common';
import { ThreadPool } from './thread-pool';

@Global()
@Module({ providers: [ThreadPool], exports: [ThreadPool] })
export class ThreadsModule {}
