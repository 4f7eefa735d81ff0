import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { storeInFreePlace } from '../platform/database/free-place';
import { PASSPORT_LINK_MODEL, type PassportLinkDocument } from './passport-link.schema';

export type PassportLinkRecord = Pick<PassportLinkDocument, 'id' | 'includesNumbers' | 'createdAt'>;

export type NewPassportLink = PassportLinkRecord & Pick<PassportLinkDocument, 'hash'>;

export interface OpenedLink {
  ownerId: string;
  includesNumbers: boolean;
}

@Injectable()
export class PassportLinksRepository {
  constructor(@InjectModel(PASSPORT_LINK_MODEL) private readonly links: Model<PassportLinkDocument>) {}

  async findByHash(hash: string): Promise<OpenedLink | null> {
    const link = await this.links.findOne({ hash }).lean<PassportLinkDocument>();
    return link && { ownerId: link.userId.toHexString(), includesNumbers: link.includesNumbers };
  }

  async list(userId: string): Promise<PassportLinkRecord[]> {
    const links = await this.links
      .find({ userId: new Types.ObjectId(userId) })
      .sort({ _id: -1 })
      .lean<PassportLinkDocument[]>();
    return links.map(toRecord);
  }

  async add(userId: string, link: NewPassportLink): Promise<PassportLinkRecord | null> {
    const owner = new Types.ObjectId(userId);
    return storeInFreePlace(this.links, owner, MAX_PASSPORT_LINKS, {
      store: async (place) =>
        toRecord((await this.links.create({ ...link, userId: owner, place })).toObject()),
    });
  }

  async delete(userId: string, id: string): Promise<boolean> {
    return (await this.links.deleteOne({ userId: new Types.ObjectId(userId), id })).deletedCount === 1;
  }

  async deleteAll(userId: string): Promise<void> {
    await this.links.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}

function toRecord({ id, includesNumbers, createdAt }: PassportLinkRecord): PassportLinkRecord {
  return { id, includesNumbers, createdAt };
}
