import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import type { Role, Tracing } from './tracing';

/** Injection token of the process's {@link Tracing}; null while no endpoint of a collector is set. */
export const TRACING = Symbol('tracing');

@Global()
@Module({})
export class TracingModule implements OnApplicationShutdown {
  constructor(@Inject(TRACING) private readonly tracing: Tracing | null) {}

  /** @param role what runs; nothing is traced without, as at the admin command line */
  static for(role: Role | undefined): DynamicModule {
    return {
      module: TracingModule,
      providers: [
        {
          provide: TRACING,
          inject: [CONFIG],
          useFactory: async (config: Config): Promise<Tracing | null> => {
            if (!role || !config.tracing) return null;
            // Loaded only where it is wanted: it costs memory and time at each start.
            const { startTracing } = await import('./open-telemetry/start-tracing');
            return startTracing(role, config);
          },
        },
      ],
      exports: [TRACING],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracing?.stop();
  }
}
