import type { Locale } from '@figura/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { MailService } from '../../mail/mail.service';
import { Clock } from '../../platform/clock/clock';
import { DAY_MS } from '../../platform/clock/durations';
import { type Config, CONFIG } from '../../platform/config/config';
import { createSecretToken, hashSecret } from '../../platform/secret-token';
import { InvalidInvitationError, InvitationRequiredError, RegistrationClosedError } from '../auth.errors';
import { InvitationsRepository, type InvitationRecord } from './invitations.repository';

export interface NewInvitation extends InvitationRecord {
  link: string;
}

@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly mail: MailService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(email: string | null): Promise<NewInvitation> {
    const token = createSecretToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + this.config.invitationDays * DAY_MS);
    const invitation = await this.invitations.create({
      hash: hashSecret(token),
      email,
      createdAt,
      expiresAt,
    });
    return { ...invitation, link: `${this.config.appUrl}/register?invitation=${token}` };
  }

  /** Sends at once, and deletes the invitation if sending fails. */
  async createByMail(email: string, locale: Locale | null = null): Promise<NewInvitation> {
    const invitation = await this.create(email);
    const { id, link, expiresAt } = invitation;
    try {
      await this.mail.send(
        'invitation',
        { email, firstName: null, preferences: { locale } },
        { link, until: expiresAt },
        `invitation-${id}`,
      );
    } catch (error) {
      await this.invitations.delete(id);
      throw error;
    }
    return invitation;
  }

  list(limit: number): Promise<InvitationRecord[]> {
    return this.invitations.list(limit);
  }

  find(id: string): Promise<InvitationRecord | null> {
    return this.invitations.find(id);
  }

  revoke(id: string): Promise<void> {
    return this.invitations.delete(id);
  }

  /** Releases the invitation if `register` fails or returns null. */
  async admit<T extends { id: string } | null>(
    { email, invitation }: { email: string; invitation?: string | undefined },
    register: () => Promise<T>,
  ): Promise<T> {
    const { registration } = this.config;
    if (registration === 'open') return register();
    if (registration === 'closed') throw new RegistrationClosedError();
    if (!invitation) throw new InvitationRequiredError();
    const claimed = await this.invitations.claim(hashSecret(invitation), email, this.clock.now());
    if (!claimed) throw new InvalidInvitationError();
    try {
      const user = await register();
      if (user) await this.invitations.settle(claimed.id, user.id);
      else await this.invitations.release(claimed.id);
      return user;
    } catch (error) {
      await this.invitations.release(claimed.id);
      throw error;
    }
  }
}
