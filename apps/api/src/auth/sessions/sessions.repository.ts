import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { CacheInvalidation } from '../../platform/cache/cache-invalidation';
import { SESSION_MODEL, type SessionDocument } from './session.schema';

export interface SessionRecord extends Omit<SessionDocument, '_id' | 'userId'> {
  id: string;
  userId: string;
}

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionDocument>,
    private readonly invalidation: CacheInvalidation,
  ) {}

  async create({ id, userId, ...rest }: SessionRecord): Promise<void> {
    await this.sessions.create({ _id: id, userId: new Types.ObjectId(userId), ...rest });
  }

  async find(id: string): Promise<SessionRecord | null> {
    const session = await this.sessions.findById(id).lean<SessionDocument>();
    return session && toRecord(session);
  }

  /** False when another request was first. */
  async rotate(id: string, generation: number, rotatedAt: Date, expiresAt: Date): Promise<boolean> {
    const { modifiedCount } = await this.sessions.updateOne(
      { _id: id, generation },
      { $inc: { generation: 1 }, $set: { rotatedAt, expiresAt } },
    );
    return modifiedCount === 1;
  }

  async end(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.invalidation.invalidateAfter(
      this.sessions.deleteOne({ _id: id, userId: new Types.ObjectId(userId) }),
      'session',
      id,
    );
    return deletedCount === 1;
  }

  async endAll(userId: string, exceptId?: string): Promise<void> {
    const ended = this.sessions.deleteMany({
      userId: new Types.ObjectId(userId),
      ...(exceptId !== undefined && { _id: trusted({ $ne: exceptId }) }),
    });
    await this.invalidation.invalidateAfter(ended, 'sessions-of-user', userId);
  }

  /** `newestId` is among the kept ones; it reads one document. */
  async endAllButNewest(userId: string, count: number, newestId: string): Promise<void> {
    const owner = { userId: new Types.ObjectId(userId) };
    const last = await this.sessions
      .findOne(owner, { createdAt: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .skip(count)
      .lean<Pick<SessionDocument, '_id' | 'createdAt'>>();
    if (!last) return;
    const { createdAt, _id } = last;
    const ended = this.sessions.deleteMany({
      ...owner,
      _id: trusted({ $ne: newestId }),
      $or: [{ createdAt: trusted({ $lt: createdAt }) }, { createdAt, _id: trusted({ $lte: _id }) }],
    });
    await this.invalidation.invalidateAfter(ended, 'sessions-of-user', userId);
  }

  async list(userId: string): Promise<Pick<SessionDocument, 'createdAt' | 'rotatedAt' | 'expiresAt'>[]> {
    return this.sessions
      .find({ userId: new Types.ObjectId(userId) }, { _id: 0, createdAt: 1, rotatedAt: 1, expiresAt: 1 })
      .sort({ createdAt: -1 })
      .lean();
  }
}

function toRecord({ _id, userId, ...rest }: SessionDocument): SessionRecord {
  return { id: _id, userId: userId.toHexString(), ...rest };
}
