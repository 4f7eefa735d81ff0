import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { API_KEY_MODEL, apiKeySchema } from './api-key.schema';
import { ApiKeysPersonalData } from './api-keys.personal-data';
import { ApiKeysRepository } from './api-keys.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: API_KEY_MODEL, schema: apiKeySchema }])],
  providers: [ApiKeysPersonalData, ApiKeysRepository],
  exports: [ApiKeysRepository],
})
export class ApiKeyRecordsModule {}
