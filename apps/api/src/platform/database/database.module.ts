import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { DatabaseHost } from './database-host';
import { IndexBuilder } from './index-builder';

// A second line behind the typed repositories: operators that reach a filter are values, unknown paths are errors.
mongoose.set({ sanitizeFilter: true, strictQuery: 'throw' });

@Global()
@Module({ providers: [DatabaseHost], exports: [DatabaseHost] })
class DatabaseHostModule {}

@Module({})
export class DatabaseModule {
  /** @param attempts how often a process that starts looks for its database before it gives up */
  static for(attempts: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        DatabaseHostModule,
        MongooseModule.forRootAsync({
          inject: [DatabaseHost],
          useFactory: async (host: DatabaseHost) => ({
            uri: await host.uri(),
            ...host.patience(),
            autoIndex: false,
            bufferCommands: false,
            retryAttempts: attempts,
          }),
        }),
      ],
      providers: [IndexBuilder],
    };
  }
}
