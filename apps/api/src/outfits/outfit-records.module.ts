import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OUTFIT_MODEL, outfitSchema } from './kept/outfit.schema';
import { OutfitsPersonalData } from './kept/outfits.personal-data';
import { OutfitsRepository } from './kept/outfits.repository';
import { PACKING_LIST_MODEL, packingListSchema } from './packing/packing-list.schema';
import { PackingPersonalData } from './packing/packing.personal-data';
import { PackingListsRepository } from './packing/packing-lists.repository';

/** The stored outfits and packing lists, without routes. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: OUTFIT_MODEL, schema: outfitSchema },
      { name: PACKING_LIST_MODEL, schema: packingListSchema },
    ]),
  ],
  providers: [OutfitsPersonalData, OutfitsRepository, PackingListsRepository, PackingPersonalData],
  exports: [OutfitsRepository, PackingListsRepository],
})
export class OutfitRecordsModule {}
