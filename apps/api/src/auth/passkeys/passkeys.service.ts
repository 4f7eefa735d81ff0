import { MAX_PASSKEYS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { UsersService } from '../../users/users.service';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { InvalidChallengeError } from '../auth.errors';
import { SignInMethodsService } from '../sign-in-methods/sign-in-methods.service';
import { PasskeyCeremonies } from './passkey-ceremonies';
import { PasskeyExistsError, PasskeyNotFoundError, TooManyPasskeysError } from './passkeys.errors';
import type { NewPasskeyDto, PasskeyCeremony } from './passkeys.dto';
import { PasskeysRepository } from './passkeys.repository';

@Injectable()
export class PasskeysService {
  constructor(
    private readonly users: UsersService,
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly challenges: SignInChallengesService,
    private readonly methods: SignInMethodsService,
    private readonly clock: Clock,
  ) {}

  async begin(caller: Caller, password: string | undefined, client: string): Promise<PasskeyCeremony> {
    const user = await this.users.confirm(caller, password, client);
    const existing = await this.passkeys.list(user.id);
    if (existing.length >= MAX_PASSKEYS) throw new TooManyPasskeysError();
    const options = await this.ceremonies.createRegistration(user, existing);
    const { challenge } = options;
    const data = { challenge, sessionId: caller.sessionId };
    const ticket = await this.challenges.issue({ purpose: 'add-passkey', userId: user.id, data });
    return { ticket, options };
  }

  async add({ userId, sessionId }: Caller, dto: NewPasskeyDto): Promise<void> {
    const challenge = await this.challenges.take('add-passkey', dto.ticket);
    if (challenge.userId !== userId || challenge.data['sessionId'] !== sessionId)
      throw new InvalidChallengeError();
    const verified = await this.ceremonies.verifyRegistration(String(challenge.data['challenge']), dto);
    if ((await this.passkeys.count(userId)) >= MAX_PASSKEYS) throw new TooManyPasskeysError();
    const { name } = dto;
    const createdAt = this.clock.now();
    const added = await this.passkeys.create({ ...verified, userId, name, createdAt, lastUsedAt: null });
    if (!added) throw new PasskeyExistsError();
    await this.methods.notifyOwner(userId);
  }

  async rename({ userId }: Caller, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(userId, id, name))) throw new PasskeyNotFoundError();
  }

  /** Ends the other sessions, which the passkey may have started. */
  async remove(caller: Caller, id: string, password: string | undefined, client: string): Promise<void> {
    const user = await this.users.confirm(caller, password, client);
    await this.methods.assertOtherSignInMethod(user, { without: { passkey: id } });
    if (!(await this.passkeys.delete(user.id, id))) throw new PasskeyNotFoundError();
    await this.methods.endOtherSessions(caller);
  }
}
