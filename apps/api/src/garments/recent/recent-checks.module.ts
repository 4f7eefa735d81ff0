import { Module } from '@nestjs/common';
import { RecentChecksService } from './recent-checks.service';

/** What users checked lately, for entry points that use it, export it or remove it. */
@Module({ providers: [RecentChecksService], exports: [RecentChecksService] })
export class RecentChecksModule {}
