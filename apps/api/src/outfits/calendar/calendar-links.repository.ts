import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { CALENDAR_LINK_MODEL, type CalendarLinkDocument } from './calendar-link.schema';

export type CalendarLinkRecord = Pick<CalendarLinkDocument, 'createdAt'>;

@Injectable()
export class CalendarLinksRepository {
  constructor(@InjectModel(CALENDAR_LINK_MODEL) private readonly links: Model<CalendarLinkDocument>) {}

  async find(userId: string): Promise<CalendarLinkRecord | null> {
    const link = await this.links.findOne(buildFilter(userId)).lean<CalendarLinkDocument>();
    return link && { createdAt: link.createdAt };
  }

  async findOwner(hash: string): Promise<string | null> {
    const link = await this.links.findOne({ hash }).lean<CalendarLinkDocument>();
    return link && link.userId.toHexString();
  }

  /** Invalidates the previous link. */
  async replace(userId: string, hash: string, createdAt: Date): Promise<void> {
    await this.links.updateOne(buildFilter(userId), { $set: { hash, createdAt } }, { upsert: true });
  }

  async delete(userId: string): Promise<void> {
    await this.links.deleteOne(buildFilter(userId));
  }
}

function buildFilter(userId: string) {
  return { userId: new Types.ObjectId(userId) };
}
