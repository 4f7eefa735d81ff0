import { Injectable } from '@nestjs/common';
import { AuditService } from '../../operations/audit/audit.service';
import { ValidationError } from '../../platform/errors/domain-error';
import type { UserRecord } from '../../users/user-record';
import { AccountMailsService } from '../mails/account-mails.service';
import { PendingRegistrationsService } from '../registration/pending-registrations.service';
import { SupportService } from './support.service';

@Injectable()
export class RegistrationSupportService {
  constructor(
    private readonly support: SupportService,
    private readonly pending: PendingRegistrationsService,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditService,
  ) {}

  /** Ends the other registrations of the email address. Returns the account as it was. */
  async verify(email: string, dryRun: boolean): Promise<UserRecord> {
    const user = await this.support.find(email);
    if (dryRun || user.isVerified) return user;
    await this.audit.note('users verify', user.id);
    const outcome = await this.pending.verify(user);
    if (!outcome)
      throw new ValidationError([`Another registration of ${user.email} was verified meanwhile.`]);
    if (outcome.wasFirst) await this.mails.enqueue('welcome', user);
    return user;
  }

  async resend(email: string, dryRun: boolean): Promise<UserRecord> {
    const user = await this.support.find(email);
    if (user.isVerified)
      throw new ValidationError([
        `${user.email} is already verified: the user can sign in or reset the password.`,
      ]);
    if (dryRun) return user;
    await this.audit.note('users resend', user.id);
    await this.pending.extendReservation(user);
    await this.mails.enqueue('verify-email', user);
    return user;
  }
}
