import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PicturesModule } from '../pictures/pictures.module';
import { WARDROBE_PHOTO_MODEL, wardrobePhotoSchema } from './photos/wardrobe-photo.schema';
import { WardrobePhotosRepository } from './photos/wardrobe-photos.repository';
import { WARDROBE_PIECE_MODEL, wardrobePieceSchema } from './pieces/wardrobe-piece.schema';
import { OwnedPiecesService } from './pieces/owned-pieces.service';
import { WardrobePiecesRepository } from './pieces/wardrobe-pieces.repository';
import { WardrobePersonalData } from './wardrobe.personal-data';

@Module({
  imports: [
    PicturesModule,
    MongooseModule.forFeature([
      { name: WARDROBE_PIECE_MODEL, schema: wardrobePieceSchema },
      { name: WARDROBE_PHOTO_MODEL, schema: wardrobePhotoSchema },
    ]),
  ],
  providers: [OwnedPiecesService, WardrobePersonalData, WardrobePhotosRepository, WardrobePiecesRepository],
  exports: [OwnedPiecesService, WardrobePhotosRepository, WardrobePiecesRepository],
})
export class WardrobeRecordsModule {}
