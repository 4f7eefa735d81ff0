import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../pictures/pictures.module';
import { WARDROBE_PHOTO_MODEL, wardrobePhotoSchema } from './photos/wardrobe-photo.schema';
import { WardrobePhotosRepository } from './photos/wardrobe-photos.repository';
import { WARDROBE_PIECE_MODEL, wardrobePieceSchema } from './pieces/wardrobe-piece.schema';
import { OwnedPiecesService } from './pieces/owned-pieces.service';
import { WardrobePiecesRepository } from './pieces/wardrobe-pieces.repository';
import { providePersonalData } from '../platform/personal-data/personal-data';
import { FOLLOW_UP_COUNT_MODEL, followUpCountSchema } from './follow-ups/follow-up-count.schema';
import { FollowUpCountsRepository } from './follow-ups/follow-up-counts.repository';
import { FOLLOW_UP_MODEL, followUpSchema } from './follow-ups/follow-up.schema';
import { FollowUpsRepository } from './follow-ups/follow-ups.repository';
import { WardrobePersonalData } from './wardrobe.personal-data';

@Module({
  imports: [
    PicturesModule,
    MongooseModule.forFeature([
      { name: FOLLOW_UP_COUNT_MODEL, schema: followUpCountSchema },
      { name: FOLLOW_UP_MODEL, schema: followUpSchema },
      { name: WARDROBE_PIECE_MODEL, schema: wardrobePieceSchema },
      { name: WARDROBE_PHOTO_MODEL, schema: wardrobePhotoSchema },
    ]),
  ],
  providers: [
    FollowUpCountsRepository,
    FollowUpsRepository,
    OwnedPiecesService,
    WardrobePersonalData,
    WardrobePhotosRepository,
    WardrobePiecesRepository,
    providePersonalData([FollowUpsRepository], (followUps) => ({
      // Open questions, and answers of the last 60 days.
      name: 'followUps',
      exportFor: async (userId) =>
        (await followUps.list(userId)).map(({ source, name, level, createdAt, answer }) => ({
          ...{ source, name, level, createdAt, answer },
        })),
      eraseFor: (userId) => followUps.delete(userId),
    })),
  ],
  exports: [
    FollowUpCountsRepository,
    FollowUpsRepository,
    OwnedPiecesService,
    WardrobePhotosRepository,
    WardrobePiecesRepository,
  ],
})
export class WardrobeRecordsModule {}
