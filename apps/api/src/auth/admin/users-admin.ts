import { provideStatistics } from '../../operations/statistics/statistics';
import { BodyTypeService } from '../../body-type/body-type.service';
import { AccountsService } from '../../users/accounts.service';
import { ProviderClientsService } from '../providers/provider-clients.service';
import { ProviderExamination } from '../providers/provider-examination';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { RegistrationCodesService } from '../registration/registration-codes.service';
import { RegistrationSupportService } from './registration-support.service';
import { InvitationsCommand } from './invitations.command';
import { SupportService } from './support.service';
import { UsersCommand } from './users.command';

const ACCOUNT_STATISTICS = provideStatistics(AccountsService, (accounts) => ({
  name: 'accounts',
  count: (since) => accounts.count(since),
}));

export const USERS_ADMIN = [
  ACCOUNT_STATISTICS,
  BodyTypeService,
  PendingRegistrationsService,
  ProviderClientsService,
  ProviderExamination,
  RegistrationCodesService,
  RegistrationSupportService,
  SupportService,
  ...UsersCommand.registerWithSubCommands(),
  ...InvitationsCommand.registerWithSubCommands(),
];
