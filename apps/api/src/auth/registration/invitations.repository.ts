import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import { INVITATION_MODEL, type InvitationDocument } from './invitation.schema';

export type InvitationRecord = Pick<InvitationDocument, 'email' | 'createdAt' | 'expiresAt' | 'usedAt'> & {
  id: string;
};

@Injectable()
export class InvitationsRepository {
  constructor(@InjectModel(INVITATION_MODEL) private readonly invitations: Model<InvitationDocument>) {}

  async create(
    invitation: Pick<InvitationDocument, 'hash' | 'email' | 'createdAt' | 'expiresAt'>,
  ): Promise<InvitationRecord> {
    return toRecord((await this.invitations.create(invitation)).toObject());
  }

  /** Newest first. */
  async list(limit: number): Promise<InvitationRecord[]> {
    const found = await this.invitations.find().sort({ _id: -1 }).limit(limit).lean<InvitationDocument[]>();
    return found.map(toRecord);
  }

  async find(id: string): Promise<InvitationRecord | null> {
    if (!Types.ObjectId.isValid(id)) return null;
    const found = await this.invitations.findById(new Types.ObjectId(id)).lean<InvitationDocument>();
    return found && toRecord(found);
  }

  /** Null when unknown, used, expired, or for another address. Only one of concurrent claims wins. */
  async claim(hash: string, email: string, now: Date): Promise<InvitationRecord | null> {
    const claimed = await this.invitations
      .findOneAndUpdate(
        { hash, usedAt: null, expiresAt: trusted({ $gt: now }), email: trusted({ $in: [null, email] }) },
        { $set: { usedAt: now } },
      )
      .lean<InvitationDocument>();
    return claimed && toRecord(claimed);
  }

  async markUsed(id: string, usedBy: string): Promise<void> {
    await this.change(id, { email: null, usedBy: new Types.ObjectId(usedBy) });
  }

  async release(id: string): Promise<void> {
    await this.change(id, { usedAt: null });
  }

  async delete(id: string): Promise<void> {
    await this.invitations.deleteOne({ _id: new Types.ObjectId(id) });
  }

  async deleteUsedBy(userId: string): Promise<void> {
    await this.invitations.deleteMany({ usedBy: new Types.ObjectId(userId) });
  }

  private async change(id: string, changes: Partial<InvitationDocument>): Promise<void> {
    await this.invitations.updateOne({ _id: new Types.ObjectId(id) }, { $set: changes });
  }
}

function toRecord({ _id, email, createdAt, expiresAt, usedAt }: InvitationDocument): InvitationRecord {
  return { id: _id.toHexString(), email, createdAt, expiresAt, usedAt };
}
