import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { TRACING, type Tracing } from '../tracing/tracing';
import { DatabaseHost } from './database-host';
import { IndexBuilder } from './index-builder';
import { MigrationsAtStart } from './migrations/migrations-at-start';

// Second line of defense: operators in filters become values, and unknown paths throw.
mongoose.set({ sanitizeFilter: true, strictQuery: 'throw' });

export interface DatabaseOptions {
  attempts: number;
  mayBeAway: boolean;
  prepare: boolean;
}

@Module({})
export class DatabaseModule {
  static register({ attempts, mayBeAway, prepare }: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      // Migrations run before any other module's hooks.
      global: true,
      imports: [
        MongooseModule.forRootAsync({
          inject: [DatabaseHost, TRACING],
          useFactory: async (host: DatabaseHost, tracing: Tracing | null) => ({
            uri: await host.findUri(),
            ...host.getTimeouts(),
            autoIndex: false,
            autoCreate: prepare,
            bufferCommands: false,
            retryAttempts: attempts,
            lazyConnection: mayBeAway,
            ...(tracing && {
              monitorCommands: true,
              onConnectionCreate: (connection: Connection) => tracing.traceDatabase(connection.getClient()),
            }),
          }),
        }),
      ],
      providers: [DatabaseHost, ...(prepare ? [MigrationsAtStart, IndexBuilder] : [])],
      exports: [DatabaseHost],
    };
  }
}
