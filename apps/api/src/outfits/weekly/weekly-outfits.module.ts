import { Module } from '@nestjs/common';
import { StylingProfilesModule } from '../../recommendations/styling-profiles.module';
import { CurrentUsersModule } from '../../users/current-users.module';
import { WardrobeRecordsModule } from '../../wardrobe/wardrobe-records.module';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { OutfitRecordsModule } from '../outfit-records.module';
import { WeeklyOutfitsService } from './weekly-outfits.service';

/** The outfit of the week, for entry points that serve none of the routes about it. */
@Module({
  imports: [CurrentUsersModule, OutfitRecordsModule, StylingProfilesModule, WardrobeRecordsModule],
  providers: [OwnCandidatesService, WeeklyOutfitsService],
  exports: [OutfitRecordsModule, OwnCandidatesService, WeeklyOutfitsService],
})
export class WeeklyOutfitsModule {}
