import type { FollowUpAnswer, FollowUpSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Garment } from '../../catalog/catalog.dto';
import { ChecksService } from '../../garments/checks.service';
import { Clock } from '../../platform/clock/clock';
import { STORED_LIMITS } from '../../platform/database/stored-limits';
import { NotFoundError } from '../../platform/errors/domain-error';
import { ProductsService } from '../../products/products.service';
import { FollowUpCountsRepository } from './follow-up-counts.repository';
import { FollowUpsRepository, type FollowUpRecord } from './follow-ups.repository';
import type { AnsweredFollowUp, FollowUp } from './follow-ups.dto';
import { DAY_MS } from '../../platform/clock/durations';

const ASKED_AFTER_MS = 7 * DAY_MS;
/** Questions per visit. */
const MAX_ASKED = 3;
const ID = /^[0-9a-f]{24}$/;

@Injectable()
export class FollowUpsService {
  constructor(
    private readonly followUps: FollowUpsRepository,
    private readonly counts: FollowUpCountsRepository,
    private readonly checks: ChecksService,
    private readonly products: ProductsService,
    private readonly clock: Clock,
  ) {}

  async trackCheck(
    userId: string,
    checkId: string,
    piece: { garment: Garment; name: string },
  ): Promise<void> {
    await this.note(userId, 'check', checkId, piece);
  }

  async trackProduct(userId: string, productId: string): Promise<void> {
    const product = await this.products.find(productId);
    if (!product) throw new NotFoundError();
    await this.note(userId, 'product', productId, product);
  }

  async findDue(userId: string): Promise<FollowUp[]> {
    const before = new Date(this.clock.now().getTime() - ASKED_AFTER_MS);
    const due = await this.followUps.findDue(userId, before, MAX_ASKED);
    return due.map(({ id, source, name, createdAt }) => ({
      id,
      source,
      name: name!,
      since: createdAt.toISOString(),
    }));
  }

  /** The first answer counts on all devices; later calls return it. */
  async answer(userId: string, id: string, answer: FollowUpAnswer): Promise<AnsweredFollowUp> {
    if (!ID.test(id)) throw new NotFoundError();
    const answered = await this.followUps.answer(userId, id, answer);
    if (answered) await this.counts.add(answered, answer, this.clock.now());
    const stored: FollowUpRecord | null = answered ?? (await this.followUps.find(userId, id));
    if (!stored?.answer) throw new NotFoundError();
    return { id, answer: stored.answer };
  }

  private async note(
    userId: string,
    source: FollowUpSource,
    subject: string,
    { garment, name }: { garment: Garment; name: string },
  ): Promise<void> {
    if ((await this.followUps.count(userId)) >= STORED_LIMITS.followups.max) return;
    const key = createHash('sha256').update(`${userId} ${source} ${subject}`).digest('hex');
    const level = await this.checks.findLevel(userId, garment);
    await this.followUps.add(userId, { key, source, name, level, createdAt: this.clock.now() });
  }
}
