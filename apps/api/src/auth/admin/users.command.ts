import { Command, Option, SubCommand } from 'nest-commander';
import { ActCommand, FinalActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { ValidationError } from '../../platform/errors/domain-error';
import { describeAccount } from './account-summary';
import { RegistrationSupportService } from './registration-support.service';
import { SupportService } from './support.service';
import { COMMANDS } from '../../platform/command-line/commands';

@SubCommand({
  name: 'find',
  arguments: '<text>',
  description: 'Find accounts by ID or by the beginning of an email address; shows no body data',
})
class FindUsersCommand extends ListCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  async run([text = '']: string[], { limit = 50, json }: ListOptions): Promise<void> {
    const found = await this.support.search(text, limit);
    this.printResult(found, found.map(describeAccount).join('\n') || `No account matches ${text}.`, json);
  }
}

@SubCommand({
  name: 'show',
  arguments: '<email>',
  description: 'Show an account as JSON; measurements only with --body',
})
class ShowUserCommand extends JsonCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  @Option({
    flags: '--body',
    description: "Include measurements, body type and concerns; only at the user's request",
  })
  parseBody(): boolean {
    return true;
  }

  async run(
    [email = '']: string[],
    { json, body = false }: { json?: boolean; body?: boolean },
  ): Promise<void> {
    const account = await this.support.show(email, body);
    process.stdout.write(`${JSON.stringify(account, null, json ? 0 : 2)}\n`);
  }
}

@SubCommand({
  name: 'grant',
  arguments: '<email>',
  description: 'Grant an account lifetime access',
})
class GrantUserCommand extends ActCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  async run([address = '']: string[], { dryRun = false, json }: ActOptions): Promise<void> {
    const { email, hasPaid: unchanged } = await this.support.grant(address, dryRun);
    const sentence = unchanged
      ? `${email} already has lifetime access.`
      : `${email} ${dryRun ? 'would get' : 'now has'} lifetime access.`;
    this.printResult({ email, hasPaid: true, unchanged, dryRun }, sentence, json);
  }
}

@SubCommand({
  name: 'verify',
  arguments: '<email>',
  description:
    'Verify the newest registration of an address, as its emailed link would; deletes its other registrations',
})
class VerifyUserCommand extends ActCommand {
  constructor(private readonly support: RegistrationSupportService) {
    super();
  }

  async run([address = '']: string[], { dryRun = false, json }: ActOptions): Promise<void> {
    const { email, isVerified: unchanged } = await this.support.verify(address, dryRun);
    const sentence = unchanged
      ? `${email} is already verified.`
      : `${email} ${dryRun ? 'would be' : 'is now'} verified.`;
    this.printResult({ email, isVerified: true, unchanged, dryRun }, sentence, json);
  }
}

@SubCommand({
  name: 'resend',
  arguments: '<email>',
  description: 'Resend the verification email of the newest registration of an address',
})
class ResendUserCommand extends ActCommand {
  constructor(private readonly support: RegistrationSupportService) {
    super();
  }

  async run([address = '']: string[], { dryRun = false, json }: ActOptions): Promise<void> {
    const { email } = await this.support.resend(address, dryRun);
    const sentence = `The verification email to ${email} ${dryRun ? 'would be' : 'is'} queued.`;
    this.printResult({ email, dryRun }, sentence, json);
  }
}

@SubCommand({
  name: 'change-email',
  arguments: '<email> <new>',
  description:
    'Change the email address of a verified account; notifies the old address and ends sessions and emailed links',
})
class ChangeEmailCommand extends FinalActCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  async run([from = '', to = '']: string[], options: ActOptions): Promise<void> {
    this.assertMeant(options, 'Changing an email address');
    const { dryRun = false, json } = options;
    const { before, after } = await this.support.changeEmail(from, to, dryRun);
    const sentence = `${before} ${dryRun ? 'would sign' : 'now signs'} in as ${after}, with the same password.`;
    this.printResult({ before, after, dryRun }, sentence, json);
  }
}

@SubCommand({
  name: 'remove-second-step',
  arguments: '<email>',
  description: 'Turn off two-factor authentication for a locked-out user; ends sessions and emails the user',
})
class RemoveSecondStepCommand extends FinalActCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  async run([address = '']: string[], options: ActOptions): Promise<void> {
    this.assertMeant(options, 'Turning off a second step');
    const { dryRun = false, json } = options;
    const { email, wasOn } = await this.support.removeSecondStep(address, dryRun);
    const sentence = wasOn
      ? `${email} ${dryRun ? 'would sign' : 'now signs'} in with the password alone.`
      : `${email} has no second step.`;
    this.printResult({ email, unchanged: !wasOn, dryRun }, sentence, json);
  }
}

@SubCommand({
  name: 'delete',
  arguments: '<email>',
  description: 'Delete an account and all its data; payment records stay',
})
class DeleteUserCommand extends FinalActCommand {
  constructor(private readonly support: SupportService) {
    super();
  }

  @Option({ flags: '--id <id>', description: 'ID of the account, when an address has several registrations' })
  parseId(text: string): string {
    if (!/^[0-9a-f]{24}$/.test(text)) throw new ValidationError([`"${text}" is not an account ID.`]);
    return text;
  }

  async run([address = '']: string[], options: ActOptions & { id?: string }): Promise<void> {
    this.assertMeant(options, 'Deleting an account');
    const { dryRun = false, json, id } = options;
    const { email, id: deleted } = await this.support.delete(address, id, dryRun);
    const sentence = `The account ${deleted} of ${email} ${dryRun ? 'would be' : 'is'} deleted.`;
    this.printResult({ id: deleted, email, dryRun }, sentence, json);
  }
}

@Command({
  name: 'users',
  description: COMMANDS.users,
  subCommands: [
    FindUsersCommand,
    ShowUserCommand,
    GrantUserCommand,
    VerifyUserCommand,
    ResendUserCommand,
    ChangeEmailCommand,
    RemoveSecondStepCommand,
    DeleteUserCommand,
  ],
})
export class UsersCommand extends CommandGroup {}
