import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import type { IsoWeek } from '../../platform/clock/iso-week';
import { deleteExcess } from '../../platform/database/delete-excess';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from './push-subscription.schema';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface StoredPushDevice extends PushDevice {
  id: string;
  userId: string;
  sessionId: string;
  week: string | null;
}

@Injectable()
export class PushSubscriptionsRepository {
  constructor(
    @InjectModel(PUSH_SUBSCRIPTION_MODEL) private readonly devices: Model<PushSubscriptionDocument>,
  ) {}

  /** A browser belongs to the account that subscribed it last. */
  async put(userId: string, sessionId: string, device: PushDevice, createdAt: Date): Promise<void> {
    const owner = { userId: new Types.ObjectId(userId) };
    await this.devices.deleteMany({ endpoint: device.endpoint, sessionId: trusted({ $ne: sessionId }) });
    await this.devices.updateOne(
      { ...owner, sessionId },
      { $set: { ...device, createdAt } },
      { upsert: true },
    );
    const { max } = STORED_LIMITS.pushsubscriptions;
    await deleteExcess(this.devices, owner, { max, order: { createdAt: -1, _id: -1 } });
  }

  async isOn(userId: string, sessionId: string): Promise<boolean> {
    const filter = { userId: new Types.ObjectId(userId), sessionId };
    return (await this.devices.exists(filter)) !== null;
  }

  async find(id: string): Promise<StoredPushDevice | null> {
    const device = await this.devices.findById(id).lean<PushSubscriptionDocument>();
    if (!device) return null;
    const { endpoint, p256dh, auth, sessionId, week } = device;
    return { id, userId: device.userId.toHexString(), sessionId, week, endpoint, p256dh, auth };
  }

  async listAfter(after: string | null, limit: number): Promise<{ id: string; userId: string }[]> {
    const devices = await this.devices
      .find(after ? { _id: trusted({ $gt: new Types.ObjectId(after) }) } : {}, { userId: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<PushSubscriptionDocument, '_id' | 'userId'>[]>();
    return devices.map(({ _id, userId }) => ({ id: _id.toHexString(), userId: userId.toHexString() }));
  }

  async noteSent(id: string, week: IsoWeek): Promise<void> {
    await this.devices.updateOne({ _id: new Types.ObjectId(id) }, { $set: { week } });
  }

  /** Omits endpoints and keys. */
  async list(userId: string): Promise<Pick<PushSubscriptionDocument, 'createdAt' | 'week'>[]> {
    const devices = await this.devices
      .find({ userId: new Types.ObjectId(userId) })
      .lean<PushSubscriptionDocument[]>();
    return devices.map(({ createdAt, week }) => ({ createdAt, week }));
  }

  async delete(id: string): Promise<void> {
    await this.devices.deleteOne({ _id: new Types.ObjectId(id) });
  }

  async deleteOfSession(userId: string, sessionId: string): Promise<void> {
    await this.devices.deleteOne({ userId: new Types.ObjectId(userId), sessionId });
  }

  async deleteAll(userId: string): Promise<void> {
    await this.devices.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}
