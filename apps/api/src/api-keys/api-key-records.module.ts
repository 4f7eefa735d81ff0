import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { API_KEY_MODEL, apiKeySchema } from './api-key.schema';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { ApiKeysRepository } from './api-keys.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: API_KEY_MODEL, schema: apiKeySchema }])],
  providers: [
    providePersonalData([ApiKeysRepository], (keys) => ({
      name: 'apiKeys',
      exportFor: (userId) => keys.list(userId),
      eraseFor: (userId) => keys.deleteAll(userId),
    })),
    ApiKeysRepository,
  ],
  exports: [ApiKeysRepository],
})
export class ApiKeyRecordsModule {}
