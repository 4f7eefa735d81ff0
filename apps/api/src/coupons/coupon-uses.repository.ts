import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { skipDuplicate } from '../platform/database/database-errors';
import { COUPON_USE_MODEL, type CouponUseDocument } from './coupon-use.schema';

@Injectable()
export class CouponUsesRepository {
  constructor(@InjectModel(COUPON_USE_MODEL) private readonly uses: Model<CouponUseDocument>) {}

  /** Never shortens a reservation. False when the holder has none. */
  async extend(code: string, holderId: string, until: Date): Promise<boolean> {
    const { matchedCount } = await this.uses.updateOne({ code, holderId }, { $max: { until } });
    return matchedCount === 1;
  }

  /** False when no slot has lapsed or the holder already has one. */
  async takeLapsed(code: string, holderId: string, now: Date, until: Date): Promise<boolean> {
    const taken = await skipDuplicate(
      this.uses.updateOne(
        { code, confirmedAt: null, slot: trusted({ $ne: null }), until: trusted({ $lte: now }) },
        { $set: { holderId, until } },
      ),
    );
    return taken?.matchedCount === 1;
  }

  async countSlots(code: string): Promise<number> {
    const last = await this.uses
      .findOne({ code, slot: trusted({ $ne: null }) }, { slot: 1 })
      .sort({ slot: -1 })
      .lean<Pick<CouponUseDocument, 'slot'>>();
    return last?.slot == null ? 0 : last.slot + 1;
  }

  /** False when another holder has it or this holder already has one. */
  async takeSlot(code: string, slot: number, holderId: string, until: Date): Promise<boolean> {
    const use = { _id: `${code}:${slot}`, code, slot, holderId, until };
    return (await skipDuplicate(this.uses.create(use))) !== null;
  }

  async recordUnlimitedUse(code: string, holderId: string, now: Date): Promise<void> {
    const use = { _id: `${code}:${holderId}`, code, slot: null, holderId, until: now, confirmedAt: now };
    await skipDuplicate(this.uses.create(use));
  }

  /** False when the holder has neither reservation nor use. */
  async confirm(code: string, holderId: string, now: Date): Promise<boolean> {
    const { matchedCount } = await this.uses.updateOne(
      { code, holderId, confirmedAt: null },
      { $set: { confirmedAt: now } },
    );
    return matchedCount === 1 || (await this.has(code, holderId));
  }

  async release(holderId: string, code?: string): Promise<void> {
    const ofHolder = { holderId, confirmedAt: null, ...(code !== undefined && { code }) };
    // Free slots need unique holder names, since a code has one slot per holder.
    for (;;) {
      const nobody = { holderId: `released:${randomUUID()}`, until: new Date(0) };
      const { matchedCount } = await this.uses.updateOne(ofHolder, { $set: nobody });
      if (matchedCount === 0) return;
    }
  }

  async forget(holderId: string): Promise<void> {
    for (;;) {
      const use = await this.uses.findOne({ holderId }).lean<CouponUseDocument>();
      if (!use) return;
      const nobody = `deleted:${randomUUID()}`;
      if (use.slot === null) {
        await this.uses.create({ ...use, _id: `${use.code}:${nobody}`, holderId: nobody });
        await this.uses.deleteOne({ _id: use._id });
      } else await this.uses.updateOne({ _id: use._id, holderId }, { $set: { holderId: nobody } });
    }
  }

  async has(code: string, holderId: string): Promise<boolean> {
    return (await this.uses.exists({ code, holderId })) !== null;
  }

  async hasLapsed(code: string, now: Date): Promise<boolean> {
    const lapsed = { code, confirmedAt: null, until: trusted({ $lte: now }) };
    return (await this.uses.exists(lapsed)) !== null;
  }

  async countUses(code: string, now: Date): Promise<{ confirmed: number; reserved: number }> {
    const [confirmed, reserved] = await Promise.all([
      this.uses.countDocuments({ code, confirmedAt: trusted({ $ne: null }) }),
      this.uses.countDocuments({ code, confirmedAt: null, until: trusted({ $gt: now }) }),
    ]);
    return { confirmed, reserved };
  }
}
