import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PASSPORT_LINK_MODEL, passportLinkSchema } from './passport-link.schema';
import { PassportLinksPersonalData } from './passport-links.personal-data';
import { PassportLinksRepository } from './passport-links.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: PASSPORT_LINK_MODEL, schema: passportLinkSchema }])],
  providers: [PassportLinksPersonalData, PassportLinksRepository],
  exports: [PassportLinksRepository],
})
export class PassportRecordsModule {}
