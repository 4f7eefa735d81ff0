import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { deleteExcess } from '../../platform/database/delete-excess';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import {
  SIGN_IN_CHALLENGE_MODEL,
  type ChallengeData,
  type ChallengePurpose,
  type SignInChallengeDocument,
} from './sign-in-challenge.schema';

export interface SignInChallenge {
  userId: string | null;
  data: ChallengeData;
  expiresAt: Date;
}

export interface ChallengeLookup {
  hash: string;
  purpose: ChallengePurpose;
  keyHash: string | null;
}

@Injectable()
export class SignInChallengesRepository {
  constructor(
    @InjectModel(SIGN_IN_CHALLENGE_MODEL) private readonly challenges: Model<SignInChallengeDocument>,
  ) {}

  /** Deletes the user's oldest challenges above the limit. */
  async create({ hash, userId, ...rest }: SignInChallenge & ChallengeLookup): Promise<void> {
    const owner = { userId: userId === null ? null : new Types.ObjectId(userId) };
    await this.challenges.create({ _id: hash, ...owner, ...rest });
    if (owner.userId === null) return;
    const { max } = STORED_LIMITS.signinchallenges;
    await deleteExcess(this.challenges, owner, { max, order: { expiresAt: -1, _id: -1 } });
  }

  async find({ hash, purpose, keyHash }: ChallengeLookup): Promise<SignInChallenge | null> {
    return toChallenge(
      await this.challenges.findOne({ _id: hash, purpose, keyHash }).lean<SignInChallengeDocument>(),
    );
  }

  /** Only one of several concurrent calls succeeds. */
  async take({ hash, purpose, keyHash }: ChallengeLookup): Promise<SignInChallenge | null> {
    return toChallenge(
      await this.challenges.findOneAndDelete({ _id: hash, purpose, keyHash }).lean<SignInChallengeDocument>(),
    );
  }

  async deleteAll(userId: string): Promise<void> {
    await this.challenges.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toChallenge(document: SignInChallengeDocument | null): SignInChallenge | null {
  if (!document) return null;
  const { userId, data, expiresAt } = document;
  return { userId: userId && userId.toHexString(), data, expiresAt };
}
