import { Module } from '@nestjs/common';
import { AccountErasure } from './account-erasure';
import { UserRecordsModule } from './user-records.module';

/** The end of accounts, for entry points that do its jobs. */
@Module({ imports: [UserRecordsModule], providers: [AccountErasure], exports: [AccountErasure] })
export class AccountErasureModule {}
