import {
  getDefaultChoice,
  MARKS,
  MAX_MARKS,
  type Coverage,
  type FeatureChoice,
  type Mark,
  type UserPreferences,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { CacheInvalidation } from '../platform/cache/cache-invalidation';
import { isDuplicate } from '../platform/database/database-errors';
import { ACCOUNT_FIRST, toRecord, toRecordOrNull } from './stored-user';
import type { PasswordChange, NewUser, NotedStep, UserChanges, UserRecord } from './user-record';
import { USER_MODEL, type FreeGuide, type UserDocument } from './user.schema';

/** Preferences that change; what is left out or undefined stays as it is. */
export type PreferenceChanges = Partial<Omit<UserPreferences, 'coverage'>> & { coverage?: Partial<Coverage> };

const MARKED_IN = { love: 'preferences.loved', hide: 'preferences.hidden' } as const;

@Injectable()
export class UsersRepository {
  constructor(
    @InjectModel(USER_MODEL) private readonly users: Model<UserDocument>,
    private readonly invalidation: CacheInvalidation,
  ) {}

  /** An id for an account that is to be stored. */
  newId(): string {
    return new Types.ObjectId().toHexString();
  }

  /** Stores a new account; null when it is verified and the email address has a verified account already. */
  async create({ id, ...user }: NewUser): Promise<UserRecord | null> {
    try {
      const document = { ...user, ...(id && { _id: new Types.ObjectId(id) }) };
      return toRecord((await this.users.create(document)).toObject());
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  async findById(id: string): Promise<UserRecord | null> {
    return toRecordOrNull(await this.users.findById(new Types.ObjectId(id)).lean<UserDocument>());
  }

  /** The account of an email address: the verified one, and where there is none the newest pending registration. */
  async findByEmail(email: string): Promise<UserRecord | null> {
    return toRecordOrNull(await this.users.findOne({ email }).sort(ACCOUNT_FIRST).lean<UserDocument>());
  }

  /** Who may sign in with an email address: its verified account alone, or its pending registrations, newest first. */
  async findForSignIn(email: string): Promise<UserRecord[]> {
    const all = await this.users.find({ email }).sort(ACCOUNT_FIRST).lean<UserDocument[]>();
    return (all[0]?.isVerified ? all.slice(0, 1) : all).map(toRecord);
  }

  /** The pending registrations of an email address, newest first. */
  async findPending(email: string): Promise<UserRecord[]> {
    const pending = await this.users
      .find({ email, isVerified: false })
      .sort(ACCOUNT_FIRST)
      .lean<UserDocument[]>();
    return pending.map(toRecord);
  }

  /**
   * Makes a pending registration the account of its email address; null when it is pending no longer, or another one of
   * the email address became the account first.
   */
  async verify(id: string): Promise<UserRecord | null> {
    try {
      return await this.findAndUpdate(id, { isVerified: false }, { $set: { isVerified: true } });
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Null when another account has the email address, or this one is not verified or gone. */
  async changeEmail(id: string, email: string): Promise<UserRecord | null> {
    try {
      return await this.findAndUpdate(id, { isVerified: true }, { $set: { email } });
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  /** Removes a registration unless it was verified; false when it was, or when it is gone already. */
  async deletePending(id: string): Promise<boolean> {
    const deletion = this.users.deleteOne({ _id: new Types.ObjectId(id), isVerified: false });
    const { deletedCount } = await this.invalidation.after(deletion, 'user', id);
    return deletedCount === 1;
  }

  /** Changes a user and returns the changed user; null when the user does not exist. */
  async update(id: string, changes: UserChanges): Promise<UserRecord | null> {
    return this.findAndUpdate(id, {}, { $set: changes });
  }

  /** Stores choices by feature beside the ones before; a feature with its default needs none. */
  async setFeatureChoices(
    id: string,
    choices: Partial<Record<string, FeatureChoice>>,
  ): Promise<UserRecord | null> {
    const $set: Record<string, FeatureChoice> = {};
    const $unset: Record<string, true> = {};
    for (const [feature, choice] of Object.entries(choices)) {
      if (choice === getDefaultChoice(feature)) $unset[`featureChoices.${feature}`] = true;
      else if (choice) $set[`featureChoices.${feature}`] = choice;
    }
    if (Object.keys($set).length + Object.keys($unset).length === 0) return this.findById(id);
    return this.findAndUpdate(id, {}, { $set, $unset });
  }

  /** Stores preferences, and parts of the coverage, beside the ones before; one that is undefined stays as it is. */
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

  /**
   * Marks an item or a product in the place of the mark before; null takes that away. Null when as many are marked so as may
   * be, or the user does not exist.
   */
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

  /** Null when another guide was remembered since `before` was read. */
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
   * Sets a new password and raises the credential version in the same write, which ends every session that was begun
   * before; the user as they are then. Null when the account does not exist, or is at another version than expected.
   */
  async changePassword(id: string, password: PasswordChange): Promise<UserRecord | null> {
    const { passwordHash, keptSessionId = null, expectedVersion } = password;
    return this.findAndUpdate(id, expectedVersion === undefined ? {} : createAtVersion(expectedVersion), {
      $set: { passwordHash, keptSessionId },
      $inc: { credentialVersion: 1 },
    });
  }

  /** Puts a new hash of the same password in the place of the old one, unless the password was changed meanwhile. */
  async replaceHash(id: string, oldHash: string, passwordHash: string): Promise<void> {
    await this.findAndUpdate(id, { passwordHash: oldHash }, { $set: { passwordHash } });
  }

  /** Puts a coupon code in the place of the one that the account holds, and returns the one before. */
  async exchangeCoupon(id: string, couponCode: string | null): Promise<string | null> {
    const before = await this.exchange(id, 'couponCode', { couponCode });
    return before?.couponCode ?? null;
  }

  /**
   * Changes a user and their picture, and returns the name of the picture that the account had at that very moment: of
   * two changes at once the second gets the picture of the first. Undefined when the user does not exist.
   */
  async exchangePicture(
    id: string,
    changes: UserChanges & { profileImage: string | null },
  ): Promise<string | null | undefined> {
    const before = await this.exchange(id, 'profileImage', changes);
    return before ? (before.profileImage ?? null) : undefined;
  }

  async delete(id: string): Promise<void> {
    await this.invalidation.after(this.users.deleteOne({ _id: new Types.ObjectId(id) }), 'user', id);
  }

  /** Accounts that were made before a moment, never verified and never paid for, `limit` at most. */
  async findUnverified(before: Date, limit: number): Promise<Pick<UserRecord, 'id' | 'email'>[]> {
    const users = await this.users
      .find({ isVerified: false, hasPaid: false, createdAt: trusted({ $lt: before }) }, { email: 1 })
      .limit(limit)
      .lean<Pick<UserDocument, '_id' | 'email'>[]>();
    return users.map(({ _id, email }) => ({ id: _id.toHexString(), email }));
  }

  private async findAndUpdate(id: string, condition: object, update: object): Promise<UserRecord | null> {
    // Not through the schema: what is written is typed, and its casts would take longer than all of the rest.
    const change = this.users.collection.findOneAndUpdate(
      { _id: new Types.ObjectId(id), ...condition },
      update,
      {
        returnDocument: 'after',
        ignoreUndefined: true,
      },
    );
    return toRecordOrNull((await this.invalidation.after(change, 'user', id)) as UserDocument | null);
  }

  /** Changes a user and returns what a field held until then, in one step; null when the user does not exist. */
  private exchange<Field extends keyof UserDocument>(
    id: string,
    field: Field,
    changes: UserChanges,
  ): Promise<Pick<UserDocument, Field> | null> {
    return this.invalidation.after(
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

/** Accounts from before there were versions hold none, which counts as 0. */
function createAtVersion(version: number): object {
  return { credentialVersion: version === 0 ? { $in: [0, null] } : version };
}
