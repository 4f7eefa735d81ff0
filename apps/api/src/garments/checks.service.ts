import type { Language } from '@figura/messages';
import { getAccountLanguage } from '../platform/http/language/request-language';
import { FREE_CHECK_REASONS, type VerdictLevel } from '@figura/contracts';
import type { TranslatedLanguage } from '@figura/garments';
import { answerCheck, toWordedCheckCatalog, searchWordsOfGarment, type CheckAnswer } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { MeasurementsRequiredError } from '../body-type/body-type.errors';
import { BodyTypeService } from '../body-type/body-type.service';
import type { Garment } from '../catalog/catalog.dto';
import { CatalogStore } from '../catalog/catalog.store';
import { listShopSearches } from '../catalog/shop-searches';
import type { QuotaState } from '../quotas/quotas.dto';
import { ResponseCache, type JsonBytes } from '../platform/cache/response-cache';
import { deriveUuid } from './derive-uuid';
import { QuotasService } from '../quotas/quotas.service';
import type { UserRecord } from '../users/user-record';
import { SizeFitsService } from './size-charts/size-fits.service';
import { UsersService } from '../users/users.service';
import { readQuestion } from './read-question';
import { RecentChecksService } from './recent/recent-checks.service';
import { listGarmentLanguages, getGarmentLexicon } from './garment-reader';
import type {
  CheckGarmentDto,
  CheckLanguageResponse,
  CheckMaterialResponse,
  CheckResponse,
  FindAlike,
} from './garments.dto';

const checks = new Counter({
  name: 'figura_checks_total',
  help: 'Garment checks by verdict level',
  labelNames: ['level'],
});

/** Checked garments are cached for a while and never stored in a database. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly responses: ResponseCache,
    private readonly quotas: QuotasService,
    private readonly recent: RecentChecksService,
    private readonly sizes: SizeFitsService,
  ) {}

  /** Refusals, changes soon after, and repeated questions do not count. Checks the quota first. */
  async check(userId: string, question: CheckGarmentDto): Promise<CheckResponse> {
    const user = await this.users.findCurrent(userId);
    if (!user.measurements || !user.bodyType) throw new MeasurementsRequiredError();
    const newId = question.key ? deriveCheckId(userId, question) : randomUUID();
    const isRepeated =
      !user.hasPaid && question.key !== undefined && (await this.quotas.isKnownCheck(userId, newId));
    const before = isRepeated ? null : await this.admit(user, question.checkId);
    const read = readQuestion(question, this.catalog.getCurrent().catalog);
    const whole = this.answer(read.garment, user, question.hemLength);
    const verdict = user.hasPaid ? whole : toSample(whole);
    const checkId = isRepeated
      ? newId
      : await this.count(user, question.checkId, before, read.garment, newId);
    await this.recent.remember(userId, checkId, read.garment);
    await this.users.noteFirstStep(user, 'check');
    checks.inc({ level: verdict.verdict.level });
    const words = question.text ?? question.sizeWords ?? '';
    const size = await this.sizes.find(user, words, read.garment.category, question.chartId);
    const quota = await this.quotas.readState(userId, user.hasPaid, 'checks');
    return {
      checkId,
      ...read,
      ...verdict,
      ...(size && { size }),
      alike: this.findAlike(read.garment, whole, getAccountLanguage(user.preferences)),
      quota,
    };
  }

  async findQuota(userId: string): Promise<QuotaState> {
    const { hasPaid } = await this.users.findCurrent(userId);
    return this.quotas.readState(userId, hasPaid, 'checks');
  }

  /** Does not use the quota; null before the user is measured. */
  async findLevel(userId: string, garment: Garment): Promise<VerdictLevel | null> {
    const user = await this.users.findCurrent(userId);
    if (!user.measurements || !user.bodyType) return null;
    return this.answer(garment, user).verdict.level;
  }

  /** Does not use the quota. For paying, measured users, the most helpful words come first. */
  async findSearches(userId: string, garment: Garment): Promise<FindAlike> {
    const user = await this.users.findCurrent(userId);
    const knows = user.hasPaid && user.measurements && user.bodyType;
    const answer = knows ? this.answer(garment, user) : { reasons: [], cautions: [] };
    return this.findAlike(garment, answer, getAccountLanguage(user.preferences));
  }

  getMaterial(): JsonBytes<CheckMaterialResponse> {
    const { catalog } = this.catalog.getCurrent();
    return this.responses.getOrCompose('check material', [catalog], () => ({
      version: catalog.version,
      lexicon: getGarmentLexicon(),
      catalog: toWordedCheckCatalog(catalog),
    }));
  }

  getLanguage(language: TranslatedLanguage): JsonBytes<CheckLanguageResponse> {
    return this.responses.getOrCompose(`check language ${language}`, [listGarmentLanguages()], () => ({
      words: listGarmentLanguages().find((other) => other.language === language)!,
    }));
  }

  private answer(garment: Garment, user: UserRecord, hemLength?: number): CheckAnswer {
    const profile = this.bodyTypes.getProfile(user);
    const { measurements } = profile;
    const { checkSource } = this.catalog.getCurrent();
    return answerCheck(checkSource, garment, profile, { ...user, measurements }, hemLength);
  }

  private findAlike(
    garment: Garment,
    { reasons, cautions }: Pick<CheckAnswer, 'reasons' | 'cautions'>,
    language: Language,
  ): FindAlike {
    const { catalog, findSearchDictionary } = this.catalog.getCurrent();
    const searchWords = searchWordsOfGarment(
      garment,
      [...reasons, ...cautions],
      findSearchDictionary(language),
    );
    return { searchWords, searches: listShopSearches(catalog.shops, searchWords, language) };
  }

  /** Null for a new check. A change counts even if it is refused. */
  private async admit({ id, hasPaid }: UserRecord, checkId: string | undefined): Promise<Garment | null> {
    if (hasPaid) return null;
    const before = checkId ? await this.recent.find(id, checkId).catch(() => null) : null;
    if (before && (await this.quotas.changeCheck(id, checkId!))) return before;
    await this.quotas.requireLeft(id, 'checks');
    return null;
  }

  private async count(
    { id: userId, hasPaid }: UserRecord,
    checkId: string | undefined,
    before: Garment | null,
    { category, type }: Garment,
    newId: string,
  ): Promise<string> {
    if (hasPaid) return checkId ?? newId;
    if (before?.category === category && before.type === type) return checkId!;
    await this.quotas.use(userId, 'checks', newId);
    return newId;
  }
}

/** With the question, so that a key can repeat only its own. */
function deriveCheckId(userId: string, { key, ...question }: CheckGarmentDto): string {
  const { text, garment, hemLength, checkId, sizeWords, chartId } = question;
  const asked = JSON.stringify([userId, key, text, garment, hemLength, checkId, sizeWords, chartId]);
  return deriveUuid(asked);
}

function toSample(answer: CheckAnswer): CheckAnswer {
  return {
    ...answer,
    reasons: pickStrongest(answer.reasons),
    cautions: answer.cautions.slice(0, 1),
  };
}

function pickStrongest(reasons: CheckAnswer['reasons']): CheckAnswer['reasons'] {
  const chosen = [...reasons]
    .sort((a, b) => b.rating * b.strength - a.rating * a.strength)
    .slice(0, FREE_CHECK_REASONS);
  return reasons.filter((reason) => chosen.includes(reason));
}
