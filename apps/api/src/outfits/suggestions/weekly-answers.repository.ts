import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import {
  WEEKLY_ANSWER_MODEL,
  type KeptAnswer,
  type StoredAnswer,
  type WeeklyAnswerDocument,
} from './weekly-answer.schema';

export type WeeklyQuestion = Pick<WeeklyAnswerDocument, 'question' | 'resetsAt'>;

@Injectable()
export class WeeklyAnswersRepository {
  constructor(@InjectModel(WEEKLY_ANSWER_MODEL) private readonly answers: Model<WeeklyAnswerDocument>) {}

  async find(userId: string, { question, resetsAt }: WeeklyQuestion): Promise<KeptAnswer | null> {
    return this.answers
      .findOne({ userId: new Types.ObjectId(userId), question, resetsAt })
      .lean<WeeklyAnswerDocument>();
  }

  async keep(userId: string, asked: WeeklyQuestion, kept: KeptAnswer): Promise<StoredAnswer> {
    await skipDuplicate(this.answers.create({ ...asked, userId: new Types.ObjectId(userId), ...kept }));
    return ((await this.find(userId, asked)) ?? kept).answer;
  }

  async replace(userId: string, asked: WeeklyQuestion, kept: KeptAnswer): Promise<StoredAnswer> {
    await this.answers.updateOne({ userId: new Types.ObjectId(userId), ...asked }, { $set: kept });
    return kept.answer;
  }

  async list(userId: string): Promise<Pick<WeeklyAnswerDocument, 'answer' | 'resetsAt'>[]> {
    return this.answers
      .find({ userId: new Types.ObjectId(userId) }, { _id: 0, answer: 1, resetsAt: 1 })
      .lean();
  }

  async deleteAll(userId: string): Promise<void> {
    await this.answers.deleteMany({ userId: new Types.ObjectId(userId) });
  }
}
