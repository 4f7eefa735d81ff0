import { composing, replacing, type Weather } from '@figura/styling';
import { MAX_SWAPS, PIECE_SOURCES, SUGGESTIONS, type OutfitSlot, type PieceSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { QuotaState } from '../../quotas/quotas.dto';
import { QuotasService } from '../../quotas/quotas.service';
import { UsersService } from '../../users/users.service';
import { Clock } from '../../platform/clock/clock';
import { dayBefore } from '../../platform/clock/wear-day';
import { inSlices } from '../../platform/event-loop/in-slices';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { CandidatesService } from '../compose/candidates.service';
import type { Candidate } from '../compose/fitted-pieces.service';
import { shownOutfit } from '../compose/shown-outfit';
import { keyOf } from '../pieces/piece-keys';
import type { SuggestionsQuery, SuggestionsResponse, SwapDto, SwapsResponse } from './suggestions.dto';
import type { StoredAnswer } from './weekly-answer.schema';
import { WeeklyAnswersRepository } from './weekly-answers.repository';

/** What is not worn on two days in a row. */
const RESTING_SLOTS: ReadonlySet<OutfitSlot> = new Set(['one-piece', 'top', 'bottom']);

/** Whole outfits for a question, and other pieces for an outfit. What a free account was answered stays for the week. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly candidates: CandidatesService,
    private readonly answers: WeeklyAnswersRepository,
    private readonly wardrobe: OwnedPiecesService,
    private readonly clock: Clock,
  ) {}

  async quota(userId: string): Promise<QuotaState> {
    const { hasPaid } = await this.users.current(userId);
    return this.quotas.state(userId, hasPaid, 'outfits');
  }

  /**
   * The same for the same question. What is refused counts as no question.
   *
   * @throws MeasurementsRequiredError before the user has measured
   * @throws PieceNotFoundError for an anchor that is nowhere, or somebody else's
   * @throws QuotaUsedError for another question, when a free account has asked this week's
   */
  async suggest(userId: string, question: SuggestionsQuery): Promise<SuggestionsResponse> {
    const { hasPaid } = await this.users.current(userId);
    const state = () => this.quotas.state(userId, hasPaid, 'outfits');
    if (hasPaid) return { ...(await this.compose(userId, question)), quota: await state() };
    const asked = hashOf(userId, question);
    const week = { question: asked, resetsAt: new Date((await state()).resetsAt) };
    const known = await this.answers.find(userId, week);
    // What was kept before clothes rested has none that do.
    if (known) return { ...known, resting: known.resting ?? [], quota: await state() };
    const answer = await this.compose(userId, question, () => this.count(userId, asked));
    return { ...(await this.answers.keep(userId, week, answer)), quota: await state() };
  }

  /** @param admit refuses the question, once it is known that it can be answered */
  private async compose(
    userId: string,
    question: SuggestionsQuery,
    admit?: () => Promise<void>,
  ): Promise<StoredAnswer> {
    const anchors = (question.anchor?.split(',') ?? []).map(referenceOf);
    const candidates = await this.candidates.of(userId, sourcesOf(question.from?.split(',')), anchors);
    await admit?.();
    const { occasion, season, temperature, rain, wind, count = SUGGESTIONS, seed } = question;
    const composed = (pieces: readonly Candidate[]) =>
      inSlices(
        composing(
          {
            occasion,
            season: season ?? null,
            weather: weatherOf(temperature, rain === 'true', wind === 'true'),
            fixed: anchors.map(keyOf),
            count,
            seed: seed ? String(seed) : null,
          },
          pieces,
          candidates.body,
        ),
      );
    const shown = (
      { outfits, relaxed }: Awaited<ReturnType<typeof composed>>,
      resting: readonly Candidate[],
    ) => ({
      outfits: outfits.map((outfit) => shownOutfit(outfit, candidates)),
      relaxed: [...relaxed],
      resting: resting.map(({ name }) => name),
    });

    const resting = question.again === 'true' ? [] : await this.resting(userId, candidates.all, anchors);
    if (resting.length > 0) {
      const others = await composed(candidates.all.filter((piece) => !resting.includes(piece)));
      if (others.outfits.length > 0) return shown(others, resting);
    }
    return shown(await composed(candidates.all), []);
  }

  /** Own clothes that were worn yesterday or today, so that nothing is worn twice in a row; shoes and coats may be. */
  private async resting(
    userId: string,
    pieces: readonly Candidate[],
    anchors: readonly { source: PieceSource; id: string }[],
  ): Promise<Candidate[]> {
    const asked = new Set(anchors.map(keyOf));
    const own = pieces.filter(
      (piece) => piece.source === 'wardrobe' && RESTING_SLOTS.has(piece.slot) && !asked.has(keyOf(piece)),
    );
    if (own.length === 0) return [];
    const worn = new Set(await this.wardrobe.wornSince(userId, dayBefore(this.clock.now())));
    return own.filter(({ id }) => worn.has(id));
  }

  /**
   * What could be worn in the place of the piece that has the slot, or in an empty slot.
   *
   * @throws MeasurementsRequiredError before the user has measured
   * @throws PieceNotFoundError for a piece that is nowhere, or somebody else's
   */
  async swap(userId: string, question: SwapDto): Promise<SwapsResponse> {
    const candidates = await this.candidates.of(userId, sourcesOf(question.from), question.pieces);
    const byKey = new Map(candidates.all.map((each) => [keyOf(each), each]));
    const outfit = question.pieces.flatMap((each) => byKey.get(keyOf(each)) ?? []);
    const { occasion, season, temperature, rain, wind, slot } = question;
    const choices = await inSlices(
      replacing(
        { occasion, season: season ?? null, weather: weatherOf(temperature, rain, wind) },
        outfit,
        slot,
        candidates.all,
        candidates.body,
        MAX_SWAPS,
      ),
    );
    return {
      choices: choices.map((choice) => {
        const changed = shownOutfit(choice, candidates);
        return { piece: changed.pieces.find((piece) => piece.slot === slot)!, outfit: changed };
      }),
    };
  }

  private async count(userId: string, asked: string): Promise<void> {
    const isAskedAgain = () => this.quotas.canContinue(userId, 'outfits', asked);
    if (await isAskedAgain()) return;
    try {
      await this.quotas.use(userId, 'outfits', asked);
    } catch (error) {
      // The same question may have come at the same time.
      if (!(await isAskedAgain())) throw error;
    }
  }
}

/** Names a question: what was asked is nobody's business but the user's. */
function hashOf(userId: string, question: SuggestionsQuery): string {
  const asked = Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([userId, asked]))
    .digest('base64url');
}

/** Null where no temperature is given: then it goes by the season. */
function weatherOf(celsius: number | undefined, rain = false, wind = false): Weather | null {
  return celsius === undefined ? null : { celsius, rain, wind };
}

function sourcesOf(named: readonly string[] | undefined): readonly PieceSource[] | undefined {
  return named && PIECE_SOURCES.filter((source) => named.includes(source));
}

function referenceOf(text: string): { source: PieceSource; id: string } {
  const [source, id = ''] = text.split(':');
  return { source: source as PieceSource, id };
}
