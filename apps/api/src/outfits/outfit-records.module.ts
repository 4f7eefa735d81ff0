import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StylingProfilesModule } from '../recommendations/styling-profiles.module';
import { UserRecordsModule } from '../users/user-records.module';
import { WardrobeRecordsModule } from '../wardrobe/wardrobe-records.module';
import { OwnCandidatesService } from './compose/own-candidates.service';
import { CALENDAR_LINK_MODEL, calendarLinkSchema } from './calendar/calendar-link.schema';
import { CalendarLinksRepository } from './calendar/calendar-links.repository';
import { CalendarPersonalData } from './calendar/calendar.personal-data';
import { OUTFIT_MODEL, outfitSchema } from './kept/outfit.schema';
import { OutfitsPersonalData } from './kept/outfits.personal-data';
import { OutfitsRepository } from './kept/outfits.repository';
import { PACKING_LIST_MODEL, packingListSchema } from './packing/packing-list.schema';
import { PackingPersonalData } from './packing/packing.personal-data';
import { PackingListsRepository } from './packing/packing-lists.repository';
import { SuggestionsPersonalData } from './suggestions/suggestions.personal-data';
import { WEEKLY_ANSWER_MODEL, weeklyAnswerSchema } from './suggestions/weekly-answer.schema';
import { WeeklyAnswersRepository } from './suggestions/weekly-answers.repository';
import { WEEKLY_OUTFIT_MODEL, weeklyOutfitSchema } from './weekly/weekly-outfit.schema';
import { WeeklyOutfitPersonalData } from './weekly/weekly-outfit.personal-data';
import { WeeklyOutfitsRepository } from './weekly/weekly-outfits.repository';
import { WeeklyOutfitsService } from './weekly/weekly-outfits.service';

@Module({
  imports: [
    StylingProfilesModule,
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
    CalendarPersonalData,
    OutfitsPersonalData,
    OutfitsRepository,
    OwnCandidatesService,
    PackingListsRepository,
    PackingPersonalData,
    SuggestionsPersonalData,
    WeeklyAnswersRepository,
    WeeklyOutfitPersonalData,
    WeeklyOutfitsRepository,
    WeeklyOutfitsService,
  ],
  exports: [
    CalendarLinksRepository,
    OutfitsRepository,
    OwnCandidatesService,
    PackingListsRepository,
    WeeklyAnswersRepository,
    WeeklyOutfitsService,
  ],
})
export class OutfitRecordsModule {}
