import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statistics } from '../../platform/statistics/statistics';
import { AccountsService } from '../../users/accounts.service';
import { ProviderClientsService } from '../providers/provider-clients.service';
import { ProviderExamination } from '../providers/provider-examination';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { RegistrationCodesService } from '../registration/registration-codes.service';
import { RegistrationSupportService } from './registration-support.service';
import { InvitationsCommand } from './invitations.command';
import { SupportService } from './support.service';
import { UsersCommand } from './users.command';

@Injectable()
class AccountStatistics implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly accounts: AccountsService,
  ) {}

  onModuleInit(): void {
    this.statistics.register({ name: 'accounts', count: (since) => this.accounts.count(since) });
  }
}

export const USERS_ADMIN = [
  AccountStatistics,
  PendingRegistrationsService,
  ProviderClientsService,
  ProviderExamination,
  RegistrationCodesService,
  RegistrationSupportService,
  SupportService,
  ...UsersCommand.registerWithSubCommands(),
  ...InvitationsCommand.registerWithSubCommands(),
];
