import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { TRACING, type Tracing } from '../tracing/tracing';
import { DatabaseHost } from './database-host';
import { IndexBuilder } from './index-builder';
import { MigrationsAtStart } from './migrations/migrations-at-start';

// A second line behind the typed repositories: operators that reach a filter are values, unknown paths are errors.
mongoose.set({ sanitizeFilter: true, strictQuery: 'throw' });

@Global()
@Module({ providers: [DatabaseHost], exports: [DatabaseHost] })
class DatabaseHostModule {}

/** Global, so that what is stored is of this version before the hooks of any other module read or write it. */
@Global()
@Module({ providers: [MigrationsAtStart, IndexBuilder] })
class PreparedDatabaseModule {}

export interface DatabaseOptions {
  /** How often a process that starts looks for its database before it gives up. */
  attempts: number;
  /** Whether a process starts without it, and finds out when it asks something. */
  mayBeAway: boolean;
  /** Whether a start migrates the data and builds the indexes, or leaves everything as it is. */
  prepare: boolean;
}

@Module({})
export class DatabaseModule {
  static register({ attempts, mayBeAway, prepare }: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        DatabaseHostModule,
        MongooseModule.forRootAsync({
          inject: [DatabaseHost, TRACING],
          useFactory: async (host: DatabaseHost, tracing: Tracing | null) => ({
            uri: await host.uri(),
            ...host.patience(),
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
        ...(prepare ? [PreparedDatabaseModule] : []),
      ],
    };
  }
}
