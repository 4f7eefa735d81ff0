import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OUTFIT_MODEL, outfitSchema } from './kept/outfit.schema';
import { OutfitsPersonalData } from './kept/outfits.personal-data';
import { OutfitsRepository } from './kept/outfits.repository';

/** The stored outfits, without routes. */
@Module({
  imports: [MongooseModule.forFeature([{ name: OUTFIT_MODEL, schema: outfitSchema }])],
  providers: [OutfitsPersonalData, OutfitsRepository],
  exports: [OutfitsRepository],
})
export class OutfitRecordsModule {}
