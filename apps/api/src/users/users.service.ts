import {
  findOppositeConcerns,
  createHairColors,
  isSize,
  LIFE_STATES,
  NEVER,
  SIZED_PARTS,
  TASTE_LOOK_IDS,
  type BodyConcern,
  type LifeState,
  type Mark,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { nameField } from '../platform/errors/domain-error';
import { UnauthenticatedError } from '../platform/http/access/access.errors';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { PasswordHasher } from '../platform/passwords/password-hasher';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { AccountErasureService } from './erasure/account-erasure.service';
import { UserCache } from './user.cache';
import { toUser } from './user-view';
import {
  ColorOfOtherCutError,
  OppositeConcernsError,
  SizeOfOtherRegionError,
  TooManyMarksError,
  WrongPasswordError,
} from './users.errors';
import type { NotedStep, UserChanges, UserRecord } from './user-record';
import { UsersRepository, type PreferenceChanges } from './users.repository';
import type { FreeGuide } from './user.schema';
import type { FeatureChoicesDto, User, UserResponse } from './users.dto';

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly cache: UserCache,
    private readonly responses: ResponseCache,
    private readonly passwords: PasswordHasher,
    private readonly limits: RateLimiter,
    private readonly erasure: AccountErasureService,
  ) {}

  /**
   * The stored user behind a session.
   *
   * @throws UnauthenticatedError when the account was deleted meanwhile
   */
  async record(userId: string): Promise<UserRecord> {
    const record = await this.users.findById(userId);
    if (!record) throw new UnauthenticatedError();
    return record;
  }

  /**
   * The user as every process caches them, at most two seconds old and without asking the database each time.
   *
   * @throws UnauthenticatedError when the account was deleted meanwhile
   */
  async current(userId: string): Promise<UserRecord> {
    const record = await this.cache.load(userId);
    if (!record) throw new UnauthenticatedError();
    return record;
  }

  /** What a user may see of their account. */
  async me(userId: string): Promise<JsonBytes<UserResponse>> {
    const record = await this.current(userId);
    return this.responses.getFor(`me ${userId}`, [record], () => ({ user: toUser(record) }));
  }

  /** Stores changes and returns the changed user. */
  async change(userId: string, changes: UserChanges): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.update(userId, changes));
    if (!record) throw new UnauthenticatedError();
    return toUser(record);
  }

  /** @throws OppositeConcernsError when two of them exclude each other */
  async updateBodyConcerns(userId: string, bodyConcerns: BodyConcern[]): Promise<User> {
    return this.change(userId, { bodyConcerns: this.checkedConcerns(bodyConcerns) });
  }

  /**
   * Concerns as they are stored, each once.
   *
   * @throws OppositeConcernsError when two of them exclude each other
   */
  checkedConcerns(bodyConcerns: readonly BodyConcern[]): BodyConcern[] {
    const opposites = findOppositeConcerns(bodyConcerns);
    if (opposites) throw new OppositeConcernsError(...opposites);
    return [...new Set(bodyConcerns)];
  }

  /** Stores what the user wants clothes to do about some features; the others stay as they are. */
  async updateFeatureChoices(userId: string, choices: FeatureChoicesDto): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.setFeatureChoices(userId, choices));
    if (!record) throw new UnauthenticatedError();
    return toUser(record);
  }

  /**
   * Stores some preferences; the others stay as they are.
   *
   * @throws ColorOfOtherCutError when hair is given a color of cloth, or a head covering one of hair
   * @throws SizeOfOtherRegionError when a size has a number that its region does not have
   */
  async updatePreferences(userId: string, preferences: PreferenceChanges): Promise<User> {
    const { hair, never, lifeStates, sizes, taste } = preferences;
    if (hair && !createHairColors(hair.cut).includes(hair.color)) throw new ColorOfOtherCutError(hair.cut);
    const wrong = sizes && SIZED_PARTS.find((part) => !isSize(part, sizes.region, sizes[part]));
    if (wrong) throw new SizeOfOtherRegionError(wrong, sizes.region);
    // Once each and in one order, so that the same choices make the same key of a cache.
    const changes = {
      ...preferences,
      ...(never && { never: NEVER.filter((kind) => never.includes(kind)) }),
      ...(lifeStates && { lifeStates: sortLifeStates(lifeStates) }),
      ...(taste && { taste: TASTE_LOOK_IDS.filter((id) => taste.includes(id)) }),
    };
    const record = await this.cache.write(userId, () => this.users.setPreferences(userId, changes));
    if (!record) throw new UnauthenticatedError();
    return toUser(record);
  }

  /**
   * Marks an item or a product as loved or hidden; null takes the mark away.
   *
   * @throws TooManyMarksError for more than a thousand of a kind
   */
  async setMark(userId: string, markedId: string, mark: Mark | null): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.setMark(userId, markedId, mark));
    if (record) return toUser(record);
    await this.record(userId);
    throw new TooManyMarksError();
  }

  /**
   * Remembers the guide that the user opened without lifetime access, unless another one was opened meanwhile.
   *
   * @param before the one that is remembered so far, which may be none
   */
  async rememberFreeGuide(userId: string, guide: FreeGuide, before: FreeGuide | null): Promise<void> {
    await this.cache.write(userId, () => this.users.setFreeGuide(userId, guide, before));
  }

  /** Notes a first step of a user, once. */
  async noteFirstStep({ id, firstSteps }: UserRecord, step: NotedStep): Promise<void> {
    if (firstSteps.includes(step)) return;
    await this.cache.write(id, () => this.users.addFirstStep(id, step));
  }

  /**
   * Removes a user and everything that is held about them.
   *
   * @throws WrongPasswordError when the password does not confirm it
   */
  async delete(userId: string, password: string, client: string): Promise<void> {
    await nameField('password', () => this.confirmPassword(userId, password, client));
    await this.erasure.delete(userId);
  }

  /**
   * Lets the signed-in user confirm with the password.
   *
   * @throws WrongPasswordError when it is not the user's
   * @throws TooManyRequestsError after five wrong ones for the account in 15 minutes
   * @throws BusyError while too many passwords are checked; it counts as no try
   */
  async confirmPassword(userId: string, password: string, client: string): Promise<UserRecord> {
    const counters = [
      ['confirm:client', client],
      ['confirm:account', userId],
    ] as const;
    return this.limits.guess(counters, async () => {
      const record = await this.record(userId);
      const turn = { share: 'confirmation', key: userId } as const;
      if (!(await this.passwords.verify(record.passwordHash, password, turn))) throw new WrongPasswordError();
      return record;
    });
  }
}

/** Each once, the last one told, and a due month of a pregnancy alone. */
function sortLifeStates(told: readonly LifeState[]): LifeState[] {
  return LIFE_STATES.flatMap((name) => {
    const last = told.findLast(({ state }) => state === name);
    if (!last) return [];
    return [
      name === 'pregnant' && last.dueMonth ? { state: name, dueMonth: last.dueMonth } : { state: name },
    ];
  });
}
