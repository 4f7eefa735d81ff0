import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BodyTypeModule } from '../body-type/body-type.module';
import { CatalogModule } from '../catalog/catalog.module';
import { UserRecordsModule } from '../users/user-records.module';
import { WardrobeRecordsModule } from '../wardrobe/wardrobe-records.module';
import { OutfitOddsService } from './compose/outfit-odds.service';
import { OwnCandidatesService } from './compose/own-candidates.service';
import { CALENDAR_LINK_MODEL, calendarLinkSchema } from './calendar/calendar-link.schema';
import { CalendarLinksRepository } from './calendar/calendar-links.repository';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { OUTFIT_MODEL, outfitSchema } from './kept/outfit.schema';
import { OutfitsPersonalData } from './kept/outfits.personal-data';
import { OutfitsRepository } from './kept/outfits.repository';
import { PACKING_LIST_MODEL, packingListSchema } from './packing/packing-list.schema';
import { PackingListsRepository } from './packing/packing-lists.repository';
import { WEEKLY_ANSWER_MODEL, weeklyAnswerSchema } from './suggestions/weekly-answer.schema';
import { WeeklyAnswersRepository } from './suggestions/weekly-answers.repository';
import { WEEKLY_OUTFIT_MODEL, weeklyOutfitSchema } from './weekly/weekly-outfit.schema';
import { WeeklyOutfitsRepository } from './weekly/weekly-outfits.repository';
import { WeeklyOutfitsService } from './weekly/weekly-outfits.service';

@Module({
  imports: [
    BodyTypeModule,
    CatalogModule,
    UserRecordsModule,
    WardrobeRecordsModule,
    MongooseModule.forFeature([
      { name: CALENDAR_LINK_MODEL, schema: calendarLinkSchema },
      { name: OUTFIT_MODEL, schema: outfitSchema },
      { name: PACKING_LIST_MODEL, schema: packingListSchema },
      { name: WEEKLY_ANSWER_MODEL, schema: weeklyAnswerSchema },
      { name: WEEKLY_OUTFIT_MODEL, schema: weeklyOutfitSchema },
    ]),
  ],
  providers: [
    CalendarLinksRepository,
    providePersonalData([CalendarLinksRepository], (links) => ({
      name: 'calendarLink',
      exportFor: (userId) => links.find(userId),
      eraseFor: (userId) => links.delete(userId),
    })),
    OutfitOddsService,
    OutfitsPersonalData,
    OutfitsRepository,
    OwnCandidatesService,
    PackingListsRepository,
    providePersonalData([PackingListsRepository], (lists) => ({
      name: 'packingLists',
      exportFor: async (userId) => (await lists.listAll(userId)).map(({ position: _, ...list }) => list),
      eraseFor: (userId) => lists.deleteAll(userId),
    })),
    providePersonalData([WeeklyAnswersRepository], (answers) => ({
      name: 'weeklyOutfits',
      exportFor: (userId) => answers.list(userId),
      eraseFor: (userId) => answers.deleteAll(userId),
    })),
    WeeklyAnswersRepository,
    providePersonalData([WeeklyOutfitsRepository], (outfits) => ({
      name: 'weeklyOutfit',
      exportFor: (userId) => outfits.find(userId),
      eraseFor: (userId) => outfits.delete(userId),
    })),
    WeeklyOutfitsRepository,
    WeeklyOutfitsService,
  ],
  exports: [
    CalendarLinksRepository,
    OutfitOddsService,
    OutfitsRepository,
    OwnCandidatesService,
    PackingListsRepository,
    WeeklyAnswersRepository,
    WeeklyOutfitsService,
  ],
})
export class OutfitRecordsModule {}
