import { Global, Module } from '@nestjs/common';
import { KeyReader } from '../platform/http/access/key-reader';
import { UsersModule } from '../users/users.module';
import { ApiKeyRecordsModule } from './api-key-records.module';
import { ApiKeysController } from './api-keys.controller';
import { ApiKeysService } from './api-keys.service';

/** Global, since every route may be called with a key. */
@Global()
@Module({
  imports: [ApiKeyRecordsModule, UsersModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, { provide: KeyReader, useExisting: ApiKeysService }],
  exports: [KeyReader],
})
export class ApiKeysModule {}
