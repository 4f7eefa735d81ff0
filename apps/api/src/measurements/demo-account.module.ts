import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { DemoAccountService } from './demo-account.service';
import { MeasurementsModule } from './measurements.module';

@Module({ imports: [UsersModule, MeasurementsModule], providers: [DemoAccountService] })
export class DemoAccountModule {}
