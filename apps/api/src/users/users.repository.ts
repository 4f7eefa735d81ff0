import {
  MARKS,
  MEASUREMENTS,
  MAX_MARKS,
  type Coverage,
  type FeatureChoice,
  type Mark,
  type UserPreferences,
} from '@figura/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { type Config, CONFIG } from '../platform/config/config';
import { CacheInvalidation } from '../platform/cache/cache-invalidation';
import { skipDuplicate } from '../platform/database/database-errors';
import { ACCOUNT_FIRST, createReader } from './stored-user';
import type { PasswordChange, NewUser, NotedStep, UserChanges, UserRecord } from './user-record';
import { USER_MODEL, type FreeGuide, type UserDocument } from './user.schema';

export type PreferenceChanges = Partial<Omit<UserPreferences, 'coverage'>> & { coverage?: Partial<Coverage> };

const MARKED_IN = { love: 'preferences.loved', hide: 'preferences.hidden' } as const;

@Injectable()
export class UsersRepository {
  private readonly toRecord: ReturnType<typeof createReader>;

  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<UserDocument>,
    private readonly invalidation: CacheInvalidation,
    @Inject(CONFIG) config: Config,
  ) {
    this.toRecord = createReader(config);
  }

  createId(): string {
    return new Types.ObjectId().toHexString();
  }

  /** Null if the account is verified and the email address already has a verified account. */
  async create({ id, ...user }: NewUser): Promise<UserRecord | null> {
    const document = { ...user, ...(id && { _id: new Types.ObjectId(id) }) };
    const created = await skipDuplicate(this.users.create(document));
    return created && this.toRecord(created.toObject());
  }

  async findById(id: string): Promise<UserRecord | null> {
    return this.toRecordOrNull(await this.users.findById(new Types.ObjectId(id)).lean<UserDocument>());
  }

  /** The verified account, else the newest pending registration. */
  async findByEmail(email: string): Promise<UserRecord | null> {
    return this.toRecordOrNull(await this.users.findOne({ email }).sort(ACCOUNT_FIRST).lean<UserDocument>());
  }

  /** The verified account alone, else pending registrations, newest first. */
  async findForSignIn(email: string): Promise<UserRecord[]> {
    const all = await this.users.find({ email }).sort(ACCOUNT_FIRST).lean<UserDocument[]>();
    return (all[0]?.isVerified ? all.slice(0, 1) : all).map(this.toRecord);
  }

  async findPending(email: string): Promise<UserRecord[]> {
    const pending = await this.users
      .find({ email, isVerified: false })
      .sort(ACCOUNT_FIRST)
      .lean<UserDocument[]>();
    return pending.map(this.toRecord);
  }

  /** Null if no longer pending, or if another registration of the email address was verified first. */
  verify(id: string): Promise<UserRecord | null> {
    return skipDuplicate(this.findAndUpdate(id, { isVerified: false }, { $set: { isVerified: true } }));
  }

  /** Null if another account has the email address, or this one is unverified or gone. */
  changeEmail(id: string, email: string): Promise<UserRecord | null> {
    return skipDuplicate(this.findAndUpdate(id, { isVerified: true }, { $set: { email } }));
  }

  /** False if it was verified or is already gone. */
  async deletePending(id: string): Promise<boolean> {
    const deletion = this.users.deleteOne({ _id: new Types.ObjectId(id), isVerified: false });
    const { deletedCount } = await this.invalidation.invalidateAfter(deletion, 'user', id);
    return deletedCount === 1;
  }

  async update(id: string, changes: UserChanges): Promise<UserRecord | null> {
    return this.findAndUpdate(id, {}, { $set: changes });
  }

  /** Null if the measurements changed since `before` was read, or the user does not exist. */
  async updateMeasured(
    id: string,
    before: Pick<UserRecord, 'measurements'>,
    changes: UserChanges,
  ): Promise<UserRecord | null> {
    const { measurements } = before;
    const unchanged = measurements
      ? Object.fromEntries(MEASUREMENTS.map((name) => [`measurements.${name}`, measurements[name]]))
      : { measurements: null };
    return this.findAndUpdate(id, unchanged, { $set: changes });
  }

  async setFeatureChoices(
    id: string,
    choices: Partial<Record<string, FeatureChoice | null>>,
  ): Promise<UserRecord | null> {
    const $set: Record<string, FeatureChoice> = {};
    const $unset: Record<string, true> = {};
    for (const [feature, choice] of Object.entries(choices)) {
      if (choice === null) $unset[`featureChoices.${feature}`] = true;
      else if (choice) $set[`featureChoices.${feature}`] = choice;
    }
    if (Object.keys($set).length + Object.keys($unset).length === 0) return this.findById(id);
    return this.findAndUpdate(id, {}, { $set, $unset });
  }

  async setPreferences(
    id: string,
    { coverage = {}, ...preferences }: PreferenceChanges,
  ): Promise<UserRecord | null> {
    const given = [
      ...Object.entries(preferences),
      ...Object.entries(coverage).map(([part, level]) => [`coverage.${part}`, level] as const),
    ].filter(([, value]) => value !== undefined);
    if (given.length === 0) return this.findById(id);
    const $set = Object.fromEntries(given.map(([name, value]) => [`preferences.${name}`, value]));
    return this.findAndUpdate(id, {}, { $set });
  }

  /** A null mark removes it. Null at the limit of marks, or without the user. */
  async setMark(id: string, markedId: string, mark: Mark | null): Promise<UserRecord | null> {
    const hasRoom = mark && {
      $or: [{ [MARKED_IN[mark]]: markedId }, { [`${MARKED_IN[mark]}.${MAX_MARKS - 1}`]: { $exists: false } }],
    };
    const others = MARKS.filter((other) => other !== mark).map((other) => [MARKED_IN[other], markedId]);
    return this.findAndUpdate(id, hasRoom ?? {}, {
      $pull: Object.fromEntries(others),
      ...(mark && { $addToSet: { [MARKED_IN[mark]]: markedId } }),
    });
  }

  /** Null if another guide was saved since `before` was read. */
  async setFreeGuide(id: string, freeGuide: FreeGuide, before: FreeGuide | null): Promise<UserRecord | null> {
    return this.findAndUpdate(
      id,
      { 'freeGuide.openedAt': before?.openedAt ?? null },
      { $set: { freeGuide } },
    );
  }

  async addFirstStep(id: string, step: NotedStep): Promise<UserRecord | null> {
    return this.findAndUpdate(id, {}, { $addToSet: { firstSteps: step } });
  }

  /**
   * Raises the credential version in the same write, which ends earlier sessions. Null if the account no longer
   * exists or is at another version.
   */
  async changePassword(id: string, password: PasswordChange): Promise<UserRecord | null> {
    const { passwordHash, keptSessionId = null, expectedVersion } = password;
    return this.findAndUpdate(
      id,
      expectedVersion === undefined ? {} : { credentialVersion: expectedVersion },
      {
        $set: { passwordHash, keptSessionId },
        $inc: { credentialVersion: 1 },
      },
    );
  }

  async raiseCredentialVersion(id: string, keptSessionId: string): Promise<UserRecord | null> {
    return this.findAndUpdate(id, {}, { $set: { keptSessionId }, $inc: { credentialVersion: 1 } });
  }

  /** Skipped if the password changed meanwhile. */
  async replaceHash(id: string, oldHash: string, passwordHash: string): Promise<void> {
    await this.findAndUpdate(id, { passwordHash: oldHash }, { $set: { passwordHash } });
  }

  async exchangeCoupon(id: string, couponCode: string | null): Promise<string | null> {
    const before = await this.exchange(id, 'couponCode', { couponCode });
    return before?.couponCode ?? null;
  }

  /**
   * Atomically returns the previous picture name, so that of two concurrent changes the second gets the first one's. Undefined without the
   * user.
   */
  async exchangePicture(
    id: string,
    changes: UserChanges & { profileImage: string | null },
  ): Promise<string | null | undefined> {
    const before = await this.exchange(id, 'profileImage', changes);
    return before ? (before.profileImage ?? null) : undefined;
  }

  async delete(id: string): Promise<void> {
    await this.invalidation.invalidateAfter(
      this.users.deleteOne({ _id: new Types.ObjectId(id) }),
      'user',
      id,
    );
  }

  async findUnverified(before: Date, limit: number): Promise<Pick<UserRecord, 'id' | 'email'>[]> {
    const users = await this.users
      .find({ isVerified: false, hasPaid: false, createdAt: trusted({ $lt: before }) }, { email: 1 })
      .limit(limit)
      .lean<Pick<UserDocument, '_id' | 'email'>[]>();
    return users.map(({ _id, email }) => ({ id: _id.toHexString(), email }));
  }

  private async findAndUpdate(id: string, condition: object, update: object): Promise<UserRecord | null> {
    // Bypasses the schema: the data is typed, and Mongoose casting would dominate the run time.
    const change = this.users.collection.findOneAndUpdate(
      { _id: new Types.ObjectId(id), ...condition },
      update,
      {
        returnDocument: 'after',
        ignoreUndefined: true,
      },
    );
    return this.toRecordOrNull(
      (await this.invalidation.invalidateAfter(change, 'user', id)) as UserDocument | null,
    );
  }

  private toRecordOrNull(document: UserDocument | null): UserRecord | null {
    return document && this.toRecord(document);
  }

  private exchange<Field extends keyof UserDocument>(
    id: string,
    field: Field,
    changes: UserChanges,
  ): Promise<Pick<UserDocument, Field> | null> {
    return this.invalidation.invalidateAfter(
      this.users
        .findByIdAndUpdate(
          new Types.ObjectId(id),
          { $set: changes },
          { projection: { [field]: 1 }, returnDocument: 'before' },
        )
        .lean<Pick<UserDocument, Field> | null>(),
      'user',
      id,
    );
  }
}
