import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { RecommendationsModule } from '../recommendations/recommendations.module';
import { UsersModule } from '../users/users.module';
import { PassportController } from './passport.controller';
import { PassportLinksService } from './passport-links.service';
import { PassportRecordsModule } from './passport-records.module';
import { PassportsService } from './passports.service';
import { SharedPassportController } from './shared-passport.controller';

@Module({
  imports: [CatalogModule, PassportRecordsModule, RecommendationsModule, UsersModule],
  controllers: [PassportController, SharedPassportController],
  providers: [PassportLinksService, PassportsService],
})
export class PassportModule {}
