import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { CHECKOUT_MODEL, type CheckoutDocument } from './checkout.schema';

export type CheckoutRecord = Omit<CheckoutDocument, 'userId'>;

/** Each change names its attempt and does nothing if another attempt replaced it. */
@Injectable()
export class CheckoutsRepository {
  constructor(@InjectModel(CHECKOUT_MODEL) private readonly checkouts: Model<CheckoutDocument>) {}

  async findCurrent(userId: string): Promise<CheckoutRecord | null> {
    return this.checkouts
      .findOne({ userId: new Types.ObjectId(userId) }, { _id: 0, userId: 0 })
      .lean<CheckoutRecord>();
  }

  /** With `before` null, no attempt may exist. False when another request was faster. */
  async begin(userId: string, next: CheckoutRecord, before: string | null): Promise<boolean> {
    const owner = new Types.ObjectId(userId);
    if (before !== null) {
      const { matchedCount } = await this.checkouts.updateOne(
        { userId: owner, attempt: before },
        { $set: next },
      );
      return matchedCount === 1;
    }
    return (await skipDuplicate(this.checkouts.create({ userId: owner, ...next }))) !== null;
  }

  async open(userId: string, attempt: string, sessionId: string): Promise<boolean> {
    const { matchedCount } = await this.checkouts.updateOne(
      { userId: new Types.ObjectId(userId), attempt },
      { $set: { sessionId } },
    );
    return matchedCount === 1;
  }

  async abandon(userId: string, attempt: string): Promise<void> {
    await this.checkouts.deleteOne({ userId: new Types.ObjectId(userId), attempt, sessionId: null });
  }

  async delete(userId: string, attempt: string, sessionId: string | null): Promise<void> {
    await this.checkouts.deleteOne({ userId: new Types.ObjectId(userId), attempt, sessionId });
  }
}
