import { Command, CommandRunner, SubCommand } from 'nest-commander';
import { NotFoundError } from '../../platform/errors/domain-error';
import { UsersRepository } from '../users.repository';
import { toUser } from '../user-view';

@SubCommand({
  name: 'show',
  arguments: '<email>',
  description: 'Prints the account of an address as JSON',
})
export class ShowUserCommand extends CommandRunner {
  constructor(private readonly users: UsersRepository) {
    super();
  }

  async run([email = '']: string[]): Promise<void> {
    const user = await this.users.findByEmail(email.trim().toLowerCase());
    if (!user) throw new NotFoundError(`There is no account for ${email}.`);
    process.stdout.write(`${JSON.stringify(toUser(user), null, 2)}\n`);
  }
}

@SubCommand({
  name: 'grant',
  arguments: '<email>',
  description: 'Gives the account of an address lifetime access',
})
export class GrantUserCommand extends CommandRunner {
  constructor(private readonly users: UsersRepository) {
    super();
  }

  async run([email = '']: string[]): Promise<void> {
    const user = await this.users.findByEmail(email.trim().toLowerCase());
    if (!user) throw new NotFoundError(`There is no account for ${email}.`);
    await this.users.update(user.id, { hasPaid: true });
    process.stdout.write(
      user.hasPaid
        ? `${user.email} has lifetime access already.\n`
        : `${user.email} has lifetime access now.\n`,
    );
  }
}

@Command({
  name: 'users',
  description: 'Looks at accounts and grants access',
  subCommands: [ShowUserCommand, GrantUserCommand],
})
export class UsersCommand extends CommandRunner {
  run(): Promise<void> {
    this.command.help();
  }
}
