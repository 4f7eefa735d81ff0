import { Module } from '@nestjs/common';
import { BodyTypeModule } from '../body-type/body-type.module';
import { UsersModule } from '../users/users.module';
import { MeasurementsController } from './measurements.controller';
import { MeasurementsService } from './measurements.service';

@Module({
  imports: [BodyTypeModule, UsersModule],
  controllers: [MeasurementsController],
  providers: [MeasurementsService],
  exports: [MeasurementsService],
})
export class MeasurementsModule {}
