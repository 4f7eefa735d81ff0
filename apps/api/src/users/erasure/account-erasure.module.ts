import { Module } from '@nestjs/common';
import { AccountErasureService } from './account-erasure.service';
import { UserRecordsModule } from '../user-records.module';

/** The end of accounts, for entry points that do its jobs. */
@Module({
  imports: [UserRecordsModule],
  providers: [AccountErasureService],
  exports: [AccountErasureService],
})
export class AccountErasureModule {}
