import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { AuditService } from '../../operations/audit/audit.service';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { normalizeEmail } from '../../platform/http/requests/fields.decorators';
import { AccountsService } from '../../users/accounts.service';
import { AccountErasureService } from '../../users/erasure/account-erasure.service';
import type { UserRecord } from '../../users/user-record';
import { toUser } from '../../users/user-view';
import { AccountMailsService } from '../mails/account-mails.service';
import { OneTimeTokensService } from '../mails/one-time-tokens.service';
import { SecondFactorsRepository } from '../second-factor/second-factors.repository';
import { SessionsRepository } from '../sessions/sessions.repository';
import { toAccountSummary, type AccountSummary } from './account-summary';

const ID = /^[0-9a-f]{24}$/;

/** Every action, including reads, is audited first. A dry run changes and audits nothing. */
@Injectable()
export class SupportService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly erasure: AccountErasureService,
    private readonly sessions: SessionsRepository,
    private readonly tokens: OneTimeTokensService,
    private readonly mails: AccountMailsService,
    private readonly factors: SecondFactorsRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * By id or start of the email address.
   * @throws ValidationError under three characters, which would match almost everyone
   */
  async search(text: string, limit: number): Promise<AccountSummary[]> {
    const asked = normalizeEmail(text);
    if (asked.length < 3)
      throw new ValidationError(['Enter an ID, or at least three characters of an email address.']);
    const byId = ID.test(asked) ? await this.accounts.find(asked) : null;
    const found = byId ? [byId] : await this.accounts.search(asked, limit);
    for (const { id } of found) await this.audit.note('users find', id);
    return found.map(toAccountSummary);
  }

  async show(email: string, withBody: boolean): Promise<object> {
    const user = await this.find(email);
    await this.audit.note(withBody ? 'users show --body' : 'users show', user.id);
    return withBody ? { ...toAccountSummary(user), ...toUser(user) } : toAccountSummary(user);
  }

  async grant(email: string, dryRun: boolean): Promise<UserRecord> {
    const user = await this.find(email);
    if (dryRun) return user;
    await this.audit.note('users grant', user.id);
    await this.accounts.grantAccess(user.id);
    return user;
  }

  /** Notifies the old address first; then sessions and links end. If that email fails, nothing changes. */
  async changeEmail(from: string, to: string, dryRun: boolean): Promise<{ before: string; after: string }> {
    const user = await this.find(from);
    const email = normalizeEmail(to);
    if (!user.isVerified)
      throw new ValidationError([`${user.email} is not verified: the user can register again.`]);
    if (!isEmail(email)) throw new ValidationError([`"${to}" is not an email address.`]);
    const taken = new ValidationError([`${email} already has an account.`]);
    if ((await this.accounts.findByEmail(email))?.isVerified) throw taken;
    const outcome = { before: user.email, after: email };
    if (dryRun) return outcome;
    await this.audit.note('users change-email', user.id);
    await this.mails.notifyOldAddress(user);
    if (!(await this.accounts.changeEmail(user.id, email))) throw taken;
    await this.tokens.endAll(user.id);
    await this.sessions.endAll(user.id);
    return outcome;
  }

  /** False when it is off. Ends the sessions and emails the owner. */
  async removeSecondStep(email: string, dryRun: boolean): Promise<{ email: string; wasOn: boolean }> {
    const user = await this.find(email);
    const wasOn = Boolean((await this.factors.find(user.id))?.since);
    if (dryRun || !wasOn) return { email: user.email, wasOn };
    await this.audit.note('users remove-second-step', user.id);
    await this.factors.delete(user.id);
    await this.sessions.endAll(user.id);
    await this.mails.enqueue('sign-in-changed', user);
    return { email: user.email, wasOn };
  }

  async delete(email: string, id: string | undefined, dryRun: boolean): Promise<AccountSummary> {
    const user = id === undefined ? await this.find(email) : await this.accounts.find(id);
    if (!user || user.email !== normalizeEmail(email))
      throw new NotFoundError(`There is no account ${id} for ${email}.`);
    if (dryRun) return toAccountSummary(user);
    await this.audit.note('users delete', user.id);
    await this.erasure.delete(user.id);
    return toAccountSummary(user);
  }

  async find(email: string): Promise<UserRecord> {
    const user = await this.accounts.findByEmail(normalizeEmail(email));
    if (!user) throw new NotFoundError(`There is no account for ${email}.`);
    return user;
  }
}
