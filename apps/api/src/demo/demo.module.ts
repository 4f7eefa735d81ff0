import { Module } from '@nestjs/common';
import { MeasurementsModule } from '../measurements/measurements.module';
import { OutfitsModule } from '../outfits/outfits.module';
import { UsersModule } from '../users/users.module';
import { WardrobeModule } from '../wardrobe/wardrobe.module';
import { DemoAccountService } from './demo-account.service';
import { DemoWardrobeService } from './demo-wardrobe.service';

@Module({
  imports: [MeasurementsModule, OutfitsModule, UsersModule, WardrobeModule],
  providers: [DemoAccountService, DemoWardrobeService],
})
export class DemoModule {}
