import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicate } from '../../platform/database/database-errors';
import { CHECKOUT_MODEL, type CheckoutDocument } from './checkout.schema';

/** A user's current checkout. */
export type CheckoutRecord = Omit<CheckoutDocument, 'userId'>;

/** Every change names the attempt that it is about and does nothing when another one has taken its place. */
@Injectable()
export class CheckoutsRepository {
  constructor(@InjectModel(CHECKOUT_MODEL) private readonly checkouts: Model<CheckoutDocument>) {}

  async current(userId: string): Promise<CheckoutRecord | null> {
    return this.checkouts
      .findOne({ userId: new Types.ObjectId(userId) }, { _id: 0, userId: 0 })
      .lean<CheckoutRecord>();
  }

  /** Puts an attempt in the place of another (null: of none). False when somebody else was first. */
  async begin(userId: string, next: CheckoutRecord, before: string | null): Promise<boolean> {
    const owner = new Types.ObjectId(userId);
    if (before !== null) {
      const { matchedCount } = await this.checkouts.updateOne(
        { userId: owner, attempt: before },
        { $set: next },
      );
      return matchedCount === 1;
    }
    try {
      await this.checkouts.create({ userId: owner, ...next });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Notes where an attempt is paid. False when it is no longer the current one. */
  async open(userId: string, attempt: string, sessionId: string): Promise<boolean> {
    const { matchedCount } = await this.checkouts.updateOne(
      { userId: new Types.ObjectId(userId), attempt },
      { $set: { sessionId } },
    );
    return matchedCount === 1;
  }

  /** Forgets an attempt that Stripe did not take. */
  async abandon(userId: string, attempt: string): Promise<void> {
    await this.checkouts.deleteOne({ userId: new Types.ObjectId(userId), attempt, sessionId: null });
  }

  /** Forgets an attempt, unless its session became another one meanwhile. */
  async delete(userId: string, attempt: string, sessionId: string | null): Promise<void> {
    await this.checkouts.deleteOne({ userId: new Types.ObjectId(userId), attempt, sessionId });
  }
}
