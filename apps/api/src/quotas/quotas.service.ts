import { CHECK_CHANGES, CHECK_MINUTES, FREE_CHECKS, FREE_OUTFIT_QUESTIONS } from '@figura/contracts';
import type { Message } from '@figura/messages';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { toIsoWeek, startOfWeekAfter } from '../platform/clock/iso-week';
import type { QuotaState } from './quotas.dto';
import { QuotaUsedError } from './quotas.errors';
import { QuotaUsesRepository, type QuotaKey } from './quota-uses.repository';
import type { Quota } from './quota-uses.schema';
import { DAY_MS, MINUTE_MS } from '../platform/clock/durations';
import { quotas as t } from './messages.en';

interface QuotaRule {
  /** Uses per ISO week. */
  limit: number;
  /** Earliest time of a use that can still be continued. */
  since: (now: Date) => Date;
  used: Message;
}

const WEEK_MS = 7 * DAY_MS;

const RULES: Record<Quota, QuotaRule> = {
  checks: {
    limit: FREE_CHECKS,
    since: (now) => new Date(now.getTime() - CHECK_MINUTES * MINUTE_MS),
    used: t('checksUsed', { checks: FREE_CHECKS }),
  },
  outfits: {
    limit: FREE_OUTFIT_QUESTIONS,
    since: (now) => new Date(startOfWeekAfter(now).getTime() - WEEK_MS),
    used: t('outfitsUsed'),
  },
};

@Injectable()
export class QuotasService {
  constructor(
    private readonly uses: QuotaUsesRepository,
    private readonly clock: Clock,
  ) {}

  /** Paid accounts are not counted. */
  async readState(userId: string, hasPaid: boolean, quota: Quota): Promise<QuotaState> {
    const now = this.clock.now();
    const resetsAt = startOfWeekAfter(now).toISOString();
    if (hasPaid) return { left: null, resetsAt };
    const used = await this.uses.countUsed(buildKey(userId, quota, now));
    return { left: Math.max(0, RULES[quota].limit - used), resetsAt };
  }

  isKnownQuestion(userId: string, id: string): Promise<boolean> {
    return this.uses.has(userId, 'outfits', id, RULES.outfits.since(this.clock.now()));
  }

  /** True for a check within the last day, which may be repeated. */
  isKnownCheck(userId: string, id: string): Promise<boolean> {
    return this.uses.has(userId, 'checks', id, new Date(this.clock.now().getTime() - DAY_MS));
  }

  /** False when the check has expired, belongs to someone else, or was changed too often. */
  changeCheck(userId: string, checkId: string): Promise<boolean> {
    return this.uses.continue(userId, 'checks', checkId, RULES.checks.since(this.clock.now()), CHECK_CHANGES);
  }

  /**
   * Check before the work; {@link use} counts it on success. Throws QuotaUsedError when nothing is left this
   * week.
   */
  async requireLeft(userId: string, quota: Quota): Promise<void> {
    const { left } = await this.readState(userId, false, quota);
    if (left === 0) throw new QuotaUsedError(RULES[quota].used);
  }

  async count(): Promise<Record<string, Record<string, number>>> {
    const counts = await this.uses.count(toIsoWeek(this.clock.now()));
    return Object.fromEntries(counts.map(({ quota, users, uses }) => [quota, { users, uses }]));
  }

  /** Counts each id once. @throws QuotaUsedError without counting when nothing is left */
  async use(userId: string, quota: Quota, id: string): Promise<void> {
    const now = this.clock.now();
    const { limit, used } = RULES[quota];
    const resetsAt = startOfWeekAfter(now);
    const isTaken = await this.uses.take(buildKey(userId, quota, now), { id, at: now }, limit, resetsAt);
    if (!isTaken) throw new QuotaUsedError(used);
  }
}

function buildKey(userId: string, quota: Quota, now: Date): QuotaKey {
  return { userId, quota, week: toIsoWeek(now) };
}
