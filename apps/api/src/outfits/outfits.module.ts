import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module';
import { KeptOutfitsController } from './kept/kept-outfits.controller';
import { OutfitsService } from './kept/outfits.service';
import { OutfitRecordsModule } from './outfit-records.module';
import { PiecesService } from './pieces/pieces.service';

@Module({
  imports: [CatalogModule, OutfitRecordsModule],
  controllers: [KeptOutfitsController],
  providers: [OutfitsService, PiecesService],
})
export class OutfitsModule {}
