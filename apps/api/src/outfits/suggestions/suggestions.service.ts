import { MAX_SWAPS, PIECE_SOURCES, SUGGESTIONS, type PieceSource } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { QuotaState } from '../../quotas/quotas.dto';
import { QuotasService } from '../../quotas/quotas.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { CandidatesService, type Candidates } from '../compose/candidates.service';
import { compose, swapsOf, type ComposedOutfit } from '../compose/compose';
import { inSlices } from '../compose/in-slices';
import { reasonsOf, sentenceOf } from '../compose/reasons';
import { dressFor } from '../compose/weather';
import { MeasurementsRequiredError } from '../outfits.errors';
import { keyOf } from '../pieces/pieces.service';
import type {
  SuggestedOutfit,
  SuggestionsQuery,
  SuggestionsResponse,
  SwapDto,
  SwapsResponse,
} from './suggestions.dto';

const FROM: readonly PieceSource[] = ['wardrobe', 'catalog'];

/** Whole outfits for a question, and other pieces for an outfit. Nothing of them is stored. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly users: UsersService,
    private readonly quotas: QuotasService,
    private readonly candidates: CandidatesService,
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
    const user = await this.measured(userId);
    const anchors = (question.anchor?.split(',') ?? []).map(referenceOf);
    const candidates = await this.candidates.of(user, sourcesOf(question.from?.split(',')), anchors);
    await this.count(user, question);
    const { outfits, relaxed } = await inSlices(
      compose(candidates.all, {
        occasion: question.occasion,
        ...dressFor({ ...question, rain: question.rain === 'true', wind: question.wind === 'true' }),
        anchors: new Set(anchors.map(keyOf)),
        count: question.count ?? SUGGESTIONS,
        seed: question.seed ?? 0,
      }),
    );
    return {
      outfits: outfits.map((outfit) => shown(outfit, candidates)),
      relaxed,
      quota: await this.quotas.state(userId, user.hasPaid, 'outfits'),
    };
  }

  /**
   * What could be worn in the place of the last piece that has the slot, or in an empty slot.
   *
   * @throws MeasurementsRequiredError before the user has measured
   * @throws PieceNotFoundError for a piece that is nowhere, or somebody else's
   */
  async swap(userId: string, question: SwapDto): Promise<SwapsResponse> {
    const user = await this.measured(userId);
    const candidates = await this.candidates.of(user, sourcesOf(question.from), question.pieces);
    const byKey = new Map(candidates.all.map((each) => [each.key, each]));
    const pieces = question.pieces.flatMap((each) => byKey.get(keyOf(each)) ?? []);
    const swapped = pieces.filter(({ slot }) => slot === question.slot).at(-1);
    const choices = swapsOf(
      candidates.all,
      pieces.filter((each) => each !== swapped),
      {
        slot: question.slot,
        without: swapped?.key ?? '',
        occasion: question.occasion,
        season: dressFor(question).season,
        limit: MAX_SWAPS,
      },
    );
    const before = new Set(pieces.map(({ key }) => key));
    return {
      choices: choices.map((choice) => {
        const outfit = shown(choice, candidates);
        return { piece: outfit.pieces.find((piece) => !before.has(keyOf(piece)))!, outfit };
      }),
    };
  }

  private async measured(userId: string): Promise<UserRecord> {
    const user = await this.users.current(userId);
    if (!user.measurements || !user.bodyType) throw new MeasurementsRequiredError();
    return user;
  }

  private async count({ id: userId, hasPaid }: UserRecord, question: SuggestionsQuery): Promise<void> {
    if (hasPaid) return;
    // What was asked is nobody's business but the user's.
    const asked = Object.entries(question)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const id = createHash('sha256')
      .update(JSON.stringify([userId, asked]))
      .digest('base64url');
    const isAskedAgain = () => this.quotas.canContinue(userId, 'outfits', id);
    if (await isAskedAgain()) return;
    try {
      await this.quotas.use(userId, 'outfits', id);
    } catch (error) {
      // The same question may have come at the same time.
      if (!(await isAskedAgain())) throw error;
    }
  }
}

function shown(outfit: ComposedOutfit, { whyOf }: Candidates): SuggestedOutfit {
  return {
    pieces: outfit.pieces.map(({ ref, garment, name }) => ({ ...ref, garment, name })),
    score: outfit.score,
    reasons: reasonsOf(outfit, whyOf),
    sentence: sentenceOf(outfit),
  };
}

function sourcesOf(named: readonly string[] | undefined): readonly PieceSource[] {
  return named ? PIECE_SOURCES.filter((source) => named.includes(source)) : FROM;
}

function referenceOf(text: string): { source: PieceSource; id: string } {
  const [source, id = ''] = text.split(':');
  return { source: source as PieceSource, id };
}
