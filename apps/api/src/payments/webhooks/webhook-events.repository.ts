import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model } from 'mongoose';
import { skipDuplicate } from '../../platform/database/database-errors';
import { WEBHOOK_EVENT_MODEL, type WebhookEventDocument } from './webhook-event.schema';

@Injectable()
export class WebhookEventsRepository {
  constructor(@InjectModel(WEBHOOK_EVENT_MODEL) private readonly events: Model<WebhookEventDocument>) {}

  async isHandled(eventId: string): Promise<boolean> {
    return (await this.events.exists({ eventId })) !== null;
  }

  async note(event: WebhookEventDocument): Promise<void> {
    await skipDuplicate(this.events.create(event));
  }
}
