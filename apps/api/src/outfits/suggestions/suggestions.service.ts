import { isAllowed, isAskedFor, OUTFIT_CONTEXTS } from '@figura/styling';
import {
  listLifeContexts,
  PIECE_SOURCES,
  SUGGESTIONS,
  type PieceSource,
  type UserPreferences,
} from '@figura/contracts';
import { SOURCE_LANGUAGE, translate } from '@figura/messages';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { QuotaState } from '../../quotas/quotas.dto';
import { QuotasService } from '../../quotas/quotas.service';
import { CatalogStore } from '../../catalog/catalog.store';
import { UsersService } from '../../users/users.service';
import { Clock } from '../../platform/clock/clock';
import { getDayBefore, resolveLocalDay } from '../../wardrobe/worn/wear-day';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { CandidatesService } from '../compose/candidates.service';
import { hashPreferences } from '../compose/hash-preferences';
import { OutfitOddsService } from '../compose/outfit-odds.service';
import { OffersService } from '../pieces/offers.service';
import { getKey } from '../pieces/piece-keys';
import { createDaySeed, listAnchors, parseReference, toWeather } from './question';
import { suggestOutfits, swapPiece } from './suggestion-tasks';
import type {
  SuggestedPiece,
  SuggestionsQuery,
  SuggestionsResponse,
  SwapDto,
  SwapsResponse,
} from './suggestions.dto';
import type { StoredAnswer } from './weekly-answer.schema';
import { WeeklyAnswersRepository } from './weekly-answers.repository';

@Injectable()
export class SuggestionsService {
  constructor(
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly candidates: CandidatesService,
    private readonly answers: WeeklyAnswersRepository,
    private readonly wardrobe: OwnedPiecesService,
    private readonly offers: OffersService,
    private readonly odds: OutfitOddsService,
    private readonly catalog: CatalogStore,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  async findQuota(userId: string): Promise<QuotaState> {
    const { hasPaid } = await this.users.findCurrent(userId);
    return this.quotas.readState(userId, hasPaid, 'outfits');
  }

  /** Deterministic. A rejected question does not use the quota. */
  async suggest(userId: string, question: SuggestionsQuery): Promise<SuggestionsResponse> {
    const user = await this.users.findCurrent(userId);
    const { hasPaid } = user;
    const answer = hasPaid
      ? await this.compose(userId, question)
      : await this.answerWeekly(userId, question, user.preferences);
    return {
      ...answer,
      outfits: await this.offers.addToOutfits(user, this.odds.addToOutfits(user, answer.outfits)),
      quota: await this.quotas.readState(userId, hasPaid, 'outfits'),
    };
  }

  /** Returns the stored answer unless preferences or limits changed. */
  private async answerWeekly(
    userId: string,
    question: SuggestionsQuery,
    limits: UserPreferences,
  ): Promise<StoredAnswer> {
    const { hideNumbers: hidesNumbers } = limits;
    const asked = hashQuestion(userId, question);
    const preferencesHash = hashPreferences(limits);
    const { resetsAt } = await this.quotas.readState(userId, false, 'outfits');
    const week = { question: asked, resetsAt: new Date(resetsAt) };
    const known = await this.answers.find(userId, week);
    const isStillHidden = !hidesNumbers || known?.hidesNumbers === true;
    const isStillOffered = known?.answer.outfits
      .flatMap(({ pieces }) => pieces)
      .every((piece) => listAnchors(question).includes(getKey(piece)) || this.isOffered(piece, limits));
    if (known?.preferencesHash === preferencesHash && isStillHidden && isStillOffered) return known.answer;
    await this.admit(userId, asked, () => this.quotas.requireLeft(userId, 'outfits'));
    const count = () => this.admit(userId, asked, () => this.quotas.use(userId, 'outfits', asked));
    const kept = { answer: await this.compose(userId, question, count), hidesNumbers, preferencesHash };
    return known ? this.answers.replace(userId, week, kept) : this.answers.keep(userId, week, kept);
  }

  /** Life states change, so stored pieces are checked again. */
  private isOffered({ id, name, garment }: SuggestedPiece, preferences: UserPreferences): boolean {
    const { items, types, wearing } = this.catalog.getCurrent();
    const item = items.get(id);
    const known = item ?? (types.has(garment.type) ? wearing.computeWearing(garment) : null);
    const lifeContexts = listLifeContexts(preferences.lifeStates, this.clock.now());
    return (
      isAllowed({ ...garment, id, name: translate(name, SOURCE_LANGUAGE) }, preferences) &&
      isAskedFor(known?.contexts ?? [], [...OUTFIT_CONTEXTS, ...lifeContexts])
    );
  }

  private async compose(
    userId: string,
    question: SuggestionsQuery,
    count?: () => Promise<void>,
  ): Promise<StoredAnswer> {
    const anchors = listAnchors(question).map(parseReference);
    const { material } = await this.candidates.gather(
      userId,
      toPieceSources(question.from?.split(',')),
      anchors,
    );
    const worn = await this.findWornLately(userId, question);
    await count?.();
    const { occasion, season, temperature, rain, wind, seed, from } = question;
    return this.threads.run(suggestOutfits, {
      material,
      isOwnFirst: from === undefined || isOwnFirst(from.split(',')),
      question: {
        occasion,
        season: season ?? null,
        weather: toWeather(temperature, rain === 'true', wind === 'true'),
        fixed: anchors.map(getKey),
        count: question.count ?? SUGGESTIONS,
        person: createDaySeed(userId, resolveLocalDay(question.day, this.clock.now())),
        seed: seed ?? 0,
      },
      worn,
    });
  }

  /** Yesterday or today, so that nothing is suggested two days in a row. */
  private async findWornLately(userId: string, { again, day, from }: SuggestionsQuery): Promise<Set<string>> {
    const today = resolveLocalDay(day, this.clock.now());
    if (again === 'true' || toPieceSources(from?.split(','))?.includes('wardrobe') === false)
      return new Set();
    const worn = await this.wardrobe.findWornSince(userId, getDayBefore(today));
    return new Set(worn.map((id) => getKey({ source: 'wardrobe', id })));
  }

  async swap(userId: string, question: SwapDto): Promise<SwapsResponse> {
    const { occasion, season, temperature, rain, wind, slot, pieces: outfit } = question;
    const { user, material } = await this.candidates.gather(userId, toPieceSources(question.from), outfit);
    const changed = await this.threads.run(swapPiece, {
      material,
      question: {
        occasion,
        season: season ?? null,
        weather: toWeather(temperature, rain, wind),
        person: userId,
      },
      slot,
      outfit: outfit.map((piece) => ({ ...piece })),
    });
    const offered = await this.offers.addToOutfits(user, this.odds.addToOutfits(user, changed));
    const before = new Set(outfit.map(getKey));
    return {
      choices: offered.map((each) => ({
        piece: each.pieces.find((piece) => !before.has(getKey(piece)))!,
        outfit: each,
      })),
    };
  }

  private async admit(userId: string, asked: string, askQuota: () => Promise<void>): Promise<void> {
    const isAskedAgain = () => this.quotas.isKnownQuestion(userId, asked);
    if (await isAskedAgain()) return;
    try {
      await askQuota();
    } catch (error) {
      if (!(await isAskedAgain())) throw error;
    }
  }
}

/** Hashed to keep the question private; ignores the day. */
function hashQuestion(userId: string, { day: _, ...question }: SuggestionsQuery): string {
  const asked = Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, asked]))
    .digest('base64url');
}

/** Requests for shops or for the catalog only are not about owned pieces. */
function isOwnFirst(named: readonly string[]): boolean {
  return named.includes('wardrobe') && !named.includes('products');
}

function toPieceSources(named: readonly string[] | undefined): readonly PieceSource[] | undefined {
  return named && PIECE_SOURCES.filter((source) => named.includes(source));
}
