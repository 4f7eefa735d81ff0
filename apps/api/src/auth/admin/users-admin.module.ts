import { Module, type OnModuleInit } from '@nestjs/common';
import { CouponsModule } from '../../coupons/coupons.module';
import { Statistics } from '../../platform/statistics/statistics';
import { AccountErasureModule } from '../../users/erasure/account-erasure.module';
import { AccountsService } from '../../users/accounts.service';
import { UserRecordsModule } from '../../users/user-records.module';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { RegistrationCodesService } from '../registration/registration-codes.service';
import { SessionRecordsModule } from '../sessions/session-records.module';
import { RegistrationSupportService } from './registration-support.service';
import { SupportService } from './support.service';
import {
  ChangeEmailCommand,
  DeleteUserCommand,
  FindUsersCommand,
  GrantUserCommand,
  ResendUserCommand,
  ShowUserCommand,
  UsersCommand,
  VerifyUserCommand,
} from './users.command';

@Module({
  imports: [UserRecordsModule, AccountErasureModule, CouponsModule, SessionRecordsModule],
  providers: [
    PendingRegistrationsService,
    RegistrationCodesService,
    RegistrationSupportService,
    SupportService,
    UsersCommand,
    FindUsersCommand,
    ShowUserCommand,
    GrantUserCommand,
    VerifyUserCommand,
    ResendUserCommand,
    ChangeEmailCommand,
    DeleteUserCommand,
  ],
})
export class UsersAdminModule implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly accounts: AccountsService,
  ) {}

  onModuleInit(): void {
    this.statistics.register({ name: 'accounts', count: (since) => this.accounts.count(since) });
  }
}
