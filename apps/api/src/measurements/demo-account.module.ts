import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { DemoAccount } from './demo-account';
import { MeasurementsModule } from './measurements.module';

@Module({ imports: [UsersModule, MeasurementsModule], providers: [DemoAccount] })
export class DemoAccountModule {}
