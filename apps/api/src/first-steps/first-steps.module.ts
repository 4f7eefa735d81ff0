import { Module } from '@nestjs/common';
import { OutfitsModule } from '../outfits/outfits.module';
import { UsersModule } from '../users/users.module';
import { WardrobeModule } from '../wardrobe/wardrobe.module';
import { FirstStepsController } from './first-steps.controller';
import { FirstStepsService } from './first-steps.service';

@Module({
  imports: [OutfitsModule, UsersModule, WardrobeModule],
  controllers: [FirstStepsController],
  providers: [FirstStepsService],
})
export class FirstStepsModule {}
