import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from './config';
import { loadSecrets, Secrets } from './secrets';

/** Injection token of the {@link Config}. */
export const CONFIG = Symbol('config');

@Global()
@Module({})
export class ConfigModule {
  static for(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Secrets, useFactory: () => loadSecrets(config) },
      ],
      exports: [CONFIG, Secrets],
    };
  }
}
