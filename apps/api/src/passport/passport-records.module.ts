import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PASSPORT_LINK_MODEL, passportLinkSchema } from './passport-link.schema';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { PassportLinksRepository } from './passport-links.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: PASSPORT_LINK_MODEL, schema: passportLinkSchema }])],
  providers: [
    providePersonalData([PassportLinksRepository], (links) => ({
      name: 'passportLinks',
      exportFor: (userId) => links.list(userId),
      eraseFor: (userId) => links.deleteAll(userId),
    })),
    PassportLinksRepository,
  ],
  exports: [PassportLinksRepository],
})
export class PassportRecordsModule {}
