import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock';
import { UnauthenticatedError } from '../../platform/http/access/access.errors';
import { KEY_PREFIX, KeyReader, type KeyHolder } from '../../platform/http/access/key-reader';
import type { MessageResponse } from '../../platform/http/responses/message.dto';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { createSecretToken, hashSecret, isSecretToken } from '../../platform/secret-token';
import { UserCache } from '../../users/user.cache';
import { UsersService } from '../../users/users.service';
import { ApiKeyNotFoundError, TooManyApiKeysError } from './api-keys.errors';
import type { ApiKey, ApiKeysResponse, CreateApiKeyDto, NewApiKeyResponse } from './api-keys.dto';
import { responses as t } from './messages.en';
import { ApiKeysRepository, type ApiKeyRecord } from './api-keys.repository';

class InvalidApiKeyError extends UnauthenticatedError {
  override readonly isWrongGuess = true;
}

/** Stores only hashes. Keys survive password changes and end when revoked. */
@Injectable()
export class ApiKeysService implements KeyReader {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly users: UserCache,
    private readonly accounts: UsersService,
    private readonly limits: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<ApiKeysResponse> {
    return { keys: (await this.keys.list(userId)).map(toShown) };
  }

  /** The only time that the secret is returned. */
  async create(
    caller: Caller,
    { name, scopes, password }: CreateApiKeyDto,
    client: string,
  ): Promise<NewApiKeyResponse> {
    await this.accounts.confirm(caller, password, client);
    const key = `${KEY_PREFIX}${createSecretToken()}`;
    const stored = await this.keys.add(caller.userId, {
      id: randomUUID(),
      hash: hashSecret(key),
      name,
      scopes: [...new Set(scopes)],
      createdAt: this.clock.now(),
    });
    if (!stored) throw new TooManyApiKeysError();
    return { ...toShown(stored), key };
  }

  /** Takes effect at once: no process caches keys. */
  async revoke(userId: string, id: string): Promise<MessageResponse> {
    if (!(await this.keys.delete(userId, id))) throw new ApiKeyNotFoundError();
    return { message: t('revoked') };
  }

  read(key: string, client: string): Promise<KeyHolder> {
    return this.limits.countWrong([['link:client', client]], async () => {
      const hash = hashSecret(key);
      const found = isKey(key) ? await this.keys.findByHash(hash) : null;
      const user = found && (await this.users.load(found.userId));
      if (!user) throw new InvalidApiKeyError();
      await this.noteUse(hash, found);
      const { isVerified, hasPaid, preferences } = user;
      return {
        userId: found.userId,
        sessionId: `key:${found.id}`,
        signedInAt: found.createdAt,
        isVerified,
        hasPaid,
        locale: preferences.locale,
        scopes: found.scopes,
      };
    });
  }

  private async noteUse(hash: string, { usedOn }: ApiKeyRecord): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (usedOn !== today) await this.keys.noteUse(hash, today);
  }
}

function isKey(text: string): boolean {
  return text.startsWith(KEY_PREFIX) && isSecretToken(text.slice(KEY_PREFIX.length));
}

function toShown({ createdAt, ...key }: ApiKeyRecord): ApiKey {
  return { ...key, createdAt: createdAt.toISOString() };
}
