import {
  findOppositeConcerns,
  listHairColors,
  isSize,
  LIFE_STATES,
  NEVER,
  SIZED_PARTS,
  type SizedPart,
  type Sizes,
  TASTE_LOOK_IDS,
  type BodyConcern,
  type LifeState,
  type Mark,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { MINUTE_MS } from '../platform/clock/durations';
import { nameField } from '../platform/errors/domain-error';
import type { Caller } from '../platform/http/access/caller.decorator';
import { UnauthenticatedError } from '../platform/http/access/access.errors';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { PasswordHasher } from './passwords/password-hasher';
import { RateLimiter } from '../platform/rate-limit/rate-limiter';
import { AccountErasureService } from './erasure/account-erasure.service';
import { UserCache } from './user.cache';
import { toUser } from './user-view';
import {
  HairColorMismatchError,
  PasswordFieldMissingError,
  OppositeConcernsError,
  SignInAgainError,
  SizeOfOtherRegionError,
  TooManyMarksError,
  WrongPasswordError,
} from './users.errors';
import type { NotedStep, UserChanges, UserRecord } from './user-record';
import { UsersRepository, type PreferenceChanges } from './users.repository';
import type { FreeGuide } from './user.schema';
import type { FeatureChoicesDto, User, UserResponse } from './users.dto';

/** A sign-in this recent counts as confirmation in place of a password. */
const RECENT_MS = 10 * MINUTE_MS;

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly cache: UserCache,
    private readonly responses: ResponseCache,
    private readonly passwords: PasswordHasher,
    private readonly limits: RateLimiter,
    private readonly erasure: AccountErasureService,
    private readonly clock: Clock,
  ) {}

  async record(userId: string): Promise<UserRecord> {
    const record = await this.users.findById(userId);
    if (!record) throw new UnauthenticatedError();
    return record;
  }

  /** Cached, at most two seconds old. Throws UnauthenticatedError if the account was deleted. */
  async findCurrent(userId: string): Promise<UserRecord> {
    const record = await this.cache.load(userId);
    if (!record) throw new UnauthenticatedError();
    return record;
  }

  async findMe(userId: string): Promise<JsonBytes<UserResponse>> {
    const record = await this.findCurrent(userId);
    return this.responses.getOrCompose(`me ${userId}`, [record], () => ({ user: toUser(record) }));
  }

  async change(userId: string, changes: UserChanges): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.update(userId, changes));
    if (!record) throw new UnauthenticatedError();
    return toUser(record);
  }

  /** Reruns `decide` after a concurrent change. */
  async changeMeasured(userId: string, decide: (record: UserRecord) => UserChanges): Promise<User> {
    for (;;) {
      const before = await this.record(userId);
      const changes = decide(before);
      const record = await this.cache.write(userId, () => this.users.updateMeasured(userId, before, changes));
      if (record) return toUser(record);
    }
  }

  async updateBodyConcerns(userId: string, bodyConcerns: BodyConcern[]): Promise<User> {
    return this.change(userId, { bodyConcerns: this.checkConcerns(bodyConcerns) });
  }

  checkConcerns(bodyConcerns: readonly BodyConcern[]): BodyConcern[] {
    const opposites = findOppositeConcerns(bodyConcerns);
    if (opposites) throw new OppositeConcernsError(...opposites);
    return [...new Set(bodyConcerns)];
  }

  async updateFeatureChoices(userId: string, choices: FeatureChoicesDto): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.setFeatureChoices(userId, choices));
    if (!record) throw new UnauthenticatedError();
    return toUser(record);
  }

  async updatePreferences(userId: string, preferences: PreferenceChanges): Promise<User> {
    const { hair, never, lifeStates, sizes, taste } = preferences;
    if (hair && !listHairColors(hair.cut).includes(hair.color)) throw new HairColorMismatchError(hair.cut);
    const wrong = sizes && findWrongSize(sizes);
    if (wrong) throw new SizeOfOtherRegionError(wrong, sizes);
    // Unique and sorted, so that equal choices make equal cache keys.
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

  async setMark(userId: string, markedId: string, mark: Mark | null): Promise<User> {
    const record = await this.cache.write(userId, () => this.users.setMark(userId, markedId, mark));
    if (record) return toUser(record);
    await this.record(userId);
    throw new TooManyMarksError();
  }

  async rememberFreeGuide(userId: string, guide: FreeGuide, before: FreeGuide | null): Promise<void> {
    await this.cache.write(userId, () => this.users.setFreeGuide(userId, guide, before));
  }

  async noteFirstStep({ id, firstSteps }: UserRecord, step: NotedStep): Promise<void> {
    if (firstSteps.includes(step)) return;
    await this.cache.write(id, () => this.users.addFirstStep(id, step));
  }

  async delete(caller: Caller, password: string | undefined, client: string): Promise<void> {
    await this.confirm(caller, password, client);
    await this.erasure.delete(caller.userId);
  }

  /** By the password or, without one, a sign-in in the last ten minutes. */
  async confirm(
    { userId, signedInAt }: Pick<Caller, 'userId' | 'signedInAt'>,
    password: string | undefined,
    client: string,
  ): Promise<UserRecord> {
    const record = await this.record(userId);
    if (record.passwordHash !== null) {
      if (!password) throw new PasswordFieldMissingError();
      return nameField('password', () => this.confirmPassword(userId, password, client));
    }
    if (this.clock.now().getTime() - signedInAt.getTime() > RECENT_MS) throw new SignInAgainError();
    return record;
  }

  /**
   * Throws TooManyRequestsError after five wrong passwords in 15 minutes; BusyError does not count as an
   * attempt.
   */
  async confirmPassword(userId: string, password: string, client: string): Promise<UserRecord> {
    const counters = [
      ['confirm:client', client],
      ['confirm:account', userId],
    ] as const;
    return this.limits.guess(counters, async () => {
      const record = await this.record(userId);
      const turn = { purpose: 'confirmation', key: userId } as const;
      if (!(await this.passwords.verify(record.passwordHash, password, turn))) throw new WrongPasswordError();
      return record;
    });
  }
}

/** One entry per state, the last one sent; a due month only with a pregnancy, a side only after surgery. */
function sortLifeStates(told: readonly LifeState[]): LifeState[] {
  return LIFE_STATES.flatMap((name) => {
    const last = told.findLast(({ state }) => state === name);
    if (!last) return [];
    const { dueMonth, side } = last;
    return [
      {
        state: name,
        ...(name === 'pregnant' && dueMonth && { dueMonth }),
        ...(name === 'breast-surgery' && side && { side }),
      },
    ];
  });
}

function findWrongSize(sizes: Sizes): SizedPart | null {
  const given = SIZED_PARTS.filter((part) => sizes[part] !== undefined);
  return given.find((part) => !isSize(part, sizes.region, sizes[part]!, sizes.for)) ?? null;
}
