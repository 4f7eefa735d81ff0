import type { Locale } from '@figura/contracts';
import { isEmail } from 'class-validator';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { EmailNotVerifiedError } from '../../platform/http/access/access.errors';
import { UsersService } from '../../users/users.service';
import type { LoginResponse } from '../auth.dto';
import { SignInChallengesService } from '../challenges/sign-in-challenges.service';
import { RegistrationService } from '../registration/registration.service';
import { AdmissionService } from '../sign-in/admission.service';
import { SignInService } from '../sign-in/sign-in.service';
import { SignInMethodsService } from '../sign-in-methods/sign-in-methods.service';
import { LinkedIdentitiesService, toIdentity } from './linked-identities.service';
import { ProviderClientsService } from './provider-clients.service';
import { ProviderIdentitiesRepository } from './provider-identities.repository';
import { AccountExistsError, NotLinkedError, UnverifiedProviderEmailError } from './providers.errors';
import type { LinkProviderDto, RegisterWithProviderDto } from './providers.dto';

/** Links a provider identity to an account only after the user has proven ownership of both. */
@Injectable()
export class ProviderNewcomersService {
  constructor(
    private readonly challenges: SignInChallengesService,
    private readonly signIn: SignInService,
    private readonly registration: RegistrationService,
    private readonly admission: AdmissionService,
    private readonly identities: ProviderIdentitiesRepository,
    private readonly linked: LinkedIdentitiesService,
    private readonly clients: ProviderClientsService,
    private readonly methods: SignInMethodsService,
    private readonly users: UsersService,
  ) {}

  /** Requires the account's password and second step; ignores the provider's email address. */
  async link({ ticket, email, password }: LinkProviderDto, client: string): Promise<LoginResponse> {
    const user = await this.signIn.checkPassword({ email, password }, client);
    if (!user.isVerified) throw new EmailNotVerifiedError();
    const { data } = await this.challenges.take('provider-newcomer', ticket);
    return this.admission.admitAfterFirstStep(user, toIdentity(data));
  }

  /** @throws UnverifiedProviderEmailError, or AccountExistsError when the address has an account */
  async register(
    { ticket, ...request }: RegisterWithProviderDto,
    client: string,
    locale: Locale | null,
  ): Promise<LoginResponse> {
    const { data } = await this.challenges.find('provider-newcomer', ticket);
    const { name } = this.clients.get(String(data['provider']));
    const email = data['email'];
    if (
      data['isEmailVerified'] !== true ||
      typeof email !== 'string' ||
      !isEmail(email) ||
      email.length > 254
    )
      throw new UnverifiedProviderEmailError(name);
    const take = () => this.challenges.take('provider-newcomer', ticket);
    const identity = toIdentity(data);
    const account = await this.registration.registerProven(
      { ...request, email },
      client,
      locale,
      async (userId) => {
        await take();
        await this.linked.link(userId, identity);
      },
    );
    if (!account) throw new AccountExistsError(name);
    return this.admission.admit(account);
  }

  /** Ends the other sessions, which the provider may have started. */
  async removeLink(
    caller: Caller,
    providerId: string,
    password: string | undefined,
    client: string,
  ): Promise<void> {
    const { issuer } = this.clients.get(providerId);
    const user = await this.users.confirm(caller, password, client);
    await this.methods.assertOtherSignInMethod(user, { without: { issuer } });
    if (!(await this.identities.delete(user.id, issuer))) throw new NotLinkedError();
    await this.methods.endOtherSessions(caller);
  }
}
