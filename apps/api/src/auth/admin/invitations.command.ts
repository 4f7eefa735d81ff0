import { LOCALES, type Locale } from '@figura/contracts';
import { isEmail } from 'class-validator';
import { Command, Option, SubCommand } from 'nest-commander';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { ActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup } from '../../platform/command-line/admin-command';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { normalizeEmail } from '../../platform/http/requests/fields.decorators';
import type { InvitationRecord } from '../registration/invitations.repository';
import { InvitationsService } from '../registration/invitations.service';
import { COMMANDS } from '../../platform/command-line/commands';
import { formatMinute } from '../../platform/command-line/format-minute';

@SubCommand({
  name: 'create',
  arguments: '[email]',
  description:
    'Email an invitation that only this address can use; without an address, print a link that works once for anyone',
})
class CreateInvitationCommand extends ActCommand {
  @Option({ flags: '--locale <locale>', description: 'Language of the email, for example de-DE' })
  parseLocale(locale: string): Locale {
    const known = LOCALES.find((each) => each === locale);
    if (!known) throw new ValidationError([`A locale is one of ${LOCALES.join(', ')}.`]);
    return known;
  }

  constructor(
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  async run(
    [given]: string[],
    { dryRun = false, json, locale = null }: ActOptions & { locale?: Locale | null },
  ): Promise<void> {
    const email = given === undefined ? null : normalizeEmail(given);
    if (email !== null && !isEmail(email)) throw new ValidationError([`"${given}" is not an email address.`]);
    const whose = email === null ? 'An invitation' : `An invitation for ${email}`;
    if (dryRun) return this.printResult({ email, dryRun }, `${whose} would be created.`, json);
    await this.audit.note('invitations create', 'invitation');
    const made = await (email === null
      ? this.invitations.create(null)
      : this.invitations.createByMail(email, locale));
    const until = `It works once, until ${formatMinute(made.expiresAt)}`;
    const sentence =
      email === null ? `${made.link}\n${until}.` : `The invitation was emailed to ${email}. ${until}.`;
    this.printResult({ ...made, dryRun }, sentence, json);
  }
}

@SubCommand({ name: 'list', description: 'List invitations that have not expired, newest first' })
class ListInvitationsCommand extends ListCommand {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(_inputs: string[], { limit = 50, json }: ListOptions): Promise<void> {
    const found = (await this.invitations.list(limit)).filter(
      ({ expiresAt }) => expiresAt > this.clock.now(),
    );
    this.printResult(found, found.map(describeInvitation).join('\n') || 'There are no invitations.', json);
  }
}

@SubCommand({
  name: 'revoke',
  arguments: '<id>',
  description: 'Revoke an unused invitation by its ID (see invitations list)',
})
class RevokeInvitationCommand extends ActCommand {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  async run([id = '']: string[], { dryRun = false, json }: ActOptions): Promise<void> {
    const invitation = await this.invitations.find(id);
    if (!invitation) throw new NotFoundError(`There is no invitation ${id}.`);
    if (invitation.usedAt)
      throw new ValidationError([
        `Invitation ${id} was already used. To remove its account, use users delete.`,
      ]);
    if (!dryRun) {
      await this.audit.note('invitations revoke', id);
      await this.invitations.revoke(id);
    }
    this.printResult({ id, dryRun }, `Invitation ${id} ${dryRun ? 'would be' : 'was'} revoked.`, json);
  }
}

@Command({
  name: 'invitations',
  description: COMMANDS.invitations,
  subCommands: [CreateInvitationCommand, ListInvitationsCommand, RevokeInvitationCommand],
})
export class InvitationsCommand extends CommandGroup {}

function describeInvitation({ id, email, expiresAt, usedAt }: InvitationRecord): string {
  const state = usedAt ? `used ${formatMinute(usedAt)}` : `open until ${formatMinute(expiresAt)}`;
  return `${id}  ${state}  ${email ?? (usedAt ? '' : 'for anyone')}`.trimEnd();
}
