import type { MailStore, StoredMail } from '@figura/local-mode';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { CAPTURED_MAIL_MODEL, type CapturedMailDocument } from './captured-mail.schema';

@Injectable()
export class CapturedMailsRepository implements MailStore {
  constructor(@InjectModel(CAPTURED_MAIL_MODEL) private readonly mails: Model<CapturedMailDocument>) {}

  async create(mail: StoredMail): Promise<void> {
    await this.mails.create(mail);
  }

  async findNewest(limit: number, to?: string): Promise<StoredMail[]> {
    return this.mails
      .find(to === undefined ? {} : { to }, { _id: 0 })
      .sort({ date: -1, _id: -1 })
      .limit(limit)
      .lean<StoredMail[]>();
  }

  async keepNewest(limit: number): Promise<void> {
    const [first] = await this.mails
      .find({}, { date: 1 })
      .sort({ date: -1, _id: -1 })
      .skip(limit)
      .limit(1)
      .lean<Pick<CapturedMailDocument, '_id' | 'date'>[]>();
    if (first) await this.mails.deleteMany({ date: trusted({ $lte: first.date }) });
  }

  async deleteTo(address: string): Promise<void> {
    await this.mails.deleteMany({ to: address });
  }
}
