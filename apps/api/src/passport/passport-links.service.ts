import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JsonBytes } from '../platform/cache/response-cache';
import { Clock } from '../platform/clock/clock';
import { type Config, CONFIG } from '../platform/config/config';
import { DomainError } from '../platform/errors/domain-error';
import type { MessageResponse } from '../platform/http/responses/message.dto';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import type { NewPassportLinkResponse, Passport, PassportLink, PassportLinksResponse } from './passport.dto';
import {
  PassportLinkNotFoundError,
  SharedPassportNotFoundError,
  TooManyPassportLinksError,
} from './passport.errors';
import { PassportLinksRepository, type PassportLinkRecord } from './passport-links.repository';
import { PassportsService } from './passports.service';

const TOKEN_BYTES = 32;
/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The links that show a passport to whoever holds them. Their tokens are stored as hashes only. */
@Injectable()
export class PassportLinksService {
  constructor(
    private readonly links: PassportLinksRepository,
    private readonly passports: PassportsService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a link. Its URL is told this once.
   *
   * @throws MeasurementsRequiredError while there is nothing to show
   * @throws TooManyPassportLinksError
   */
  async create(userId: string, includesNumbers: boolean): Promise<NewPassportLinkResponse> {
    await this.passports.measured(userId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = await this.links.add(userId, {
      id: randomUUID(),
      hash: getDigest(token),
      includesNumbers,
      createdAt: this.clock.now(),
    });
    if (!link) throw new TooManyPassportLinksError();
    return { ...toLink(link), url: `${this.config.appUrl}/p/${token}` };
  }

  async list(userId: string): Promise<PassportLinksResponse> {
    return { links: (await this.links.list(userId)).map(toLink) };
  }

  /**
   * Ends a link, at once in every process: none keeps it in memory.
   *
   * @throws PassportLinkNotFoundError when the user has none of that id
   */
  async withdraw(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.links.delete(userId, id))) throw new PassportLinkNotFoundError();
    return { message: 'The link is withdrawn. It no longer opens anything.' };
  }

  /**
   * The passport behind a token, as it is now.
   *
   * @throws SharedPassportNotFoundError whatever the reason is that there is none
   * @throws TooManyRequestsError when one client tries too many wrong ones
   */
  open(client: string, token: string): Promise<JsonBytes<Passport>> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const link = TOKEN.test(token) ? await this.links.findByHash(getDigest(token)) : null;
      if (!link) throw new SharedPassportNotFoundError();
      try {
        return await this.passports.read(link.ownerId, link.includesNumbers);
      } catch (error) {
        // The account was deleted a moment ago, or has no body type: nothing tells a stranger which.
        throw error instanceof DomainError ? new SharedPassportNotFoundError() : error;
      }
    });
  }
}

function getDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function toLink({ id, includesNumbers, createdAt }: PassportLinkRecord): PassportLink {
  return { id, includesNumbers, createdAt: createdAt.toISOString() };
}
