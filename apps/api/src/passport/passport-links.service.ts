import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { JsonBytes } from '../platform/cache/response-cache';
import { Clock } from '../platform/clock/clock';
import { type Config, CONFIG } from '../platform/config/config';
import type { SharedPreview } from '../platform/http/web/shared-preview';
import { DomainError } from '../platform/errors/domain-error';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { createSecretToken, hashSecret, isSecretToken } from '../platform/secret-token';
import type { NewPassportLinkResponse, Passport, PassportLink, PassportLinksResponse } from './passport.dto';
import {
  PassportLinkNotFoundError,
  SharedPassportNotFoundError,
  TooManyPassportLinksError,
} from './passport.errors';
import {
  type OpenedLink,
  PassportLinksRepository,
  type PassportLinkRecord,
} from './passport-links.repository';
import { responses as t } from './messages.en';
import { drawPreview, PREVIEW_SIZE } from './passport-picture';
import { PassportsService } from './passports.service';

@Injectable()
export class PassportLinksService {
  constructor(
    private readonly links: PassportLinksRepository,
    private readonly passports: PassportsService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(userId: string, includesNumbers: boolean): Promise<NewPassportLinkResponse> {
    await this.passports.requireMeasured(userId);
    const token = createSecretToken();
    const link = await this.links.add(userId, {
      id: randomUUID(),
      hash: hashSecret(token),
      includesNumbers,
      createdAt: this.clock.now(),
    });
    if (!link) throw new TooManyPassportLinksError();
    return { ...toLink(link), url: `${this.config.appUrl}/p/${token}` };
  }

  async list(userId: string): Promise<PassportLinksResponse> {
    return { links: (await this.links.list(userId)).map(toLink) };
  }

  /** Takes effect at once: no process caches links. */
  async withdraw(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.links.delete(userId, id))) throw new PassportLinkNotFoundError();
    return { message: t('linkWithdrawn') };
  }

  open(client: string, token: string): Promise<JsonBytes<Passport>> {
    return this.find(client, token, ({ ownerId, includesNumbers }) =>
      this.passports.read(ownerId, includesNumbers),
    );
  }

  /** Always draws the coarse body, even for links with numbers, because apps cache previews. */
  async drawPreview(client: string, token: string): Promise<Buffer> {
    const passport = await this.find(client, token, ({ ownerId }) => this.passports.read(ownerId, false));
    return drawPreview((JSON.parse(passport.toString()) as Passport).figure);
  }

  async describe(client: string, token: string): Promise<SharedPreview | null> {
    try {
      const passport = await this.find(client, token, ({ ownerId }) => this.passports.read(ownerId, false));
      const { bodyType } = JSON.parse(passport.toString()) as Passport;
      return {
        title: t('previewTitle', { code: bodyType.combined }),
        description: t('previewDescription'),
        picture: `${this.config.appUrl}/api/p/${token}/picture.png`,
        ...PREVIEW_SIZE,
      };
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** The error never reveals the reason. */
  private find<T>(client: string, token: string, read: (link: OpenedLink) => Promise<T>): Promise<T> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const link = isSecretToken(token) ? await this.links.findByHash(hashSecret(token)) : null;
      if (!link) throw new SharedPassportNotFoundError();
      try {
        return await read(link);
      } catch (error) {
        throw error instanceof DomainError ? new SharedPassportNotFoundError() : error;
      }
    });
  }
}

function toLink({ id, includesNumbers, createdAt }: PassportLinkRecord): PassportLink {
  return { id, includesNumbers, createdAt: createdAt.toISOString() };
}
