import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { NotFoundError } from '../../platform/errors/domain-error';
import { normalizeEmail } from '../../platform/http/requests/fields.decorators';
import type { UserRecord } from '../user-record';
import { UsersRepository } from '../users.repository';
import { toUser } from '../user-view';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';

interface GrantOptions {
  dryRun?: boolean;
  json?: boolean;
}

@Injectable()
abstract class UserCommand extends JsonCommand {
  constructor(protected readonly users: UsersRepository) {
    super();
  }

  protected async find(email: string): Promise<UserRecord> {
    const user = await this.users.findByEmail(normalizeEmail(email));
    if (!user) throw new NotFoundError(`There is no account for ${email}.`);
    return user;
  }
}

@SubCommand({
  name: 'show',
  arguments: '<email>',
  description: 'Prints the account of an address, as JSON in any case',
})
export class ShowUserCommand extends UserCommand {
  async run([email = '']: string[], { json }: { json?: boolean } = {}): Promise<void> {
    const user = toUser(await this.find(email));
    process.stdout.write(`${JSON.stringify(user, null, json ? 0 : 2)}\n`);
  }
}

@SubCommand({
  name: 'grant',
  arguments: '<email>',
  description: 'Gives the account of an address lifetime access',
})
export class GrantUserCommand extends UserCommand {
  @Option({ flags: '--dry-run', description: 'Only says what would change' })
  parseDryRun(): boolean {
    return true;
  }

  async run([address = '']: string[], { dryRun = false, json }: GrantOptions = {}): Promise<void> {
    const { id, email, hasPaid: unchanged } = await this.find(address);
    if (!dryRun) await this.users.update(id, { hasPaid: true });
    const sentence = unchanged
      ? `${email} has lifetime access already.`
      : `${email} ${dryRun ? 'would have' : 'has'} lifetime access now.`;
    const outcome = { email, hasPaid: true, unchanged, dryRun };
    process.stdout.write(`${json ? JSON.stringify(outcome) : sentence}\n`);
  }
}

@Command({
  name: 'users',
  description: 'Looks at accounts and grants access',
  subCommands: [ShowUserCommand, GrantUserCommand],
})
export class UsersCommand extends CommandGroup {}
