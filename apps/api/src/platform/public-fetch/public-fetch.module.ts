import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { PublicFetcher } from './public-fetcher.service';
import { PUBLIC_NETWORK, publicNetwork } from './public-network';

@Global()
@Module({
  providers: [
    PublicFetcher,
    { provide: PUBLIC_NETWORK, inject: [CONFIG], useFactory: (config: Config) => publicNetwork(config) },
  ],
  exports: [PublicFetcher, PUBLIC_NETWORK],
})
export class PublicFetchModule {}
