import { Module } from '@nestjs/common';
import { RecentChecksService } from './recent-checks.service';

@Module({ providers: [RecentChecksService], exports: [RecentChecksService] })
export class RecentChecksModule {}
