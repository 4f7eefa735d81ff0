import { Global, Module } from '@nestjs/common';
import { CacheInvalidation } from './cache-invalidation';
import { ResponseCache } from './response-cache';

@Global()
@Module({ providers: [CacheInvalidation, ResponseCache], exports: [CacheInvalidation, ResponseCache] })
export class CacheModule {}
