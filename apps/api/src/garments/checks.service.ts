import { FREE_CHECK_REASONS, type VerdictLevel } from '@figura/contracts';
import {
  alternativeSentence,
  checkGarment,
  isAllowed,
  partFitsOf,
  verdictSentence,
  type GarmentCheck,
} from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Counter } from 'prom-client';
import { MeasurementsRequiredError } from '../body-type/body-type.errors';
import { BodyTypeService, type BodyProfile } from '../body-type/body-type.service';
import { CatalogStore } from '../catalog/catalog.store';
import type { Garment } from '../catalog/catalog.dto';
import type { QuotaState } from '../quotas/quotas.dto';
import { QuotasService } from '../quotas/quotas.service';
import { EffectsPresenter } from '../recommendations/effects.presenter';
import type { UserRecord } from '../users/user-record';
import { UsersService } from '../users/users.service';
import { readQuestion } from './read-question';
import type { CheckGarmentDto, CheckResponse } from './garments.dto';

const checks = new Counter({
  name: 'figura_checks_total',
  help: 'Garments that were checked, by the level of the verdict',
  labelNames: ['level'],
});

/** Says how a garment suits the caller. Nothing of the garment is stored. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly users: UsersService,
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly effects: EffectsPresenter,
    private readonly quotas: QuotasService,
  ) {}

  /**
   * What is refused counts as no check, and so does what changes an earlier one in time.
   *
   * @throws ValidationError for neither words nor a garment, for both, and for a garment that the vocabulary has not
   * @throws TextTooLongError, BareLinkError, NotAGarmentError for words that no garment can be read from
   * @throws MeasurementsRequiredError before the user has measured
   * @throws QuotaUsedError for a new check, when a free account has made all of this week's
   */
  async check(userId: string, question: CheckGarmentDto): Promise<CheckResponse> {
    const read = readQuestion(question, this.catalog.current().catalog);
    const user = await this.users.current(userId);
    if (!user.measurements || !user.bodyType) throw new MeasurementsRequiredError();
    const profile = this.bodyTypes.profileOf(user);
    const verdict = this.verdict(read.garment, profile, question.hemLength, user);
    const checkId = await this.count(user, question.checkId);
    await this.users.noteFirstStep(user, 'check');
    checks.inc({ level: verdict.verdict.level });
    const quota = await this.quotas.state(userId, user.hasPaid, 'checks');
    return { checkId, ...read, ...verdict, quota };
  }

  async quota(userId: string): Promise<QuotaState> {
    const { hasPaid } = await this.users.current(userId);
    return this.quotas.state(userId, hasPaid, 'checks');
  }

  /** What a check would say of a garment now, and counts for no quota; null before the user has measured. */
  async level(userId: string, garment: Garment): Promise<VerdictLevel | null> {
    const user = await this.users.current(userId);
    if (!user.measurements || !user.bodyType) return null;
    const { checks: knowledge, features } = this.catalog.current();
    const nameOf = (key: string) => features.get(key)!.displayName.toLowerCase();
    return checkGarment(knowledge, garment, this.bodyTypes.profileOf(user).features, nameOf, () => true)
      .level;
  }

  private verdict(
    garment: Garment,
    { features, measurements }: BodyProfile,
    hemLength: number | undefined,
    { hasPaid, unitPreference, preferences }: UserRecord,
  ): Pick<CheckResponse, 'verdict' | 'reasons' | 'cautions' | 'alternatives' | 'fit'> {
    const loaded = this.catalog.current();
    const nameOf = (key: string) => loaded.features.get(key)!.displayName.toLowerCase();
    const check = checkGarment(loaded.checks, garment, features, nameOf, (attributes) =>
      isAllowed({ ...garment, attributes }, preferences),
    );
    const { reasons, cautions } = hasPaid ? check : sampleOf(check);
    return {
      verdict: { level: check.level, score: check.score, sentence: verdictSentence(check) },
      reasons: reasons.map((reason) => this.effects.effect(reason)),
      cautions: cautions.map((caution) => this.effects.effect(caution)),
      alternatives: check.alternatives.map((alternative) => {
        const { attribute, from, to, gain } = alternative;
        const sentence = alternativeSentence(alternative, (value) => loaded.valueNames.get(value)!);
        return { attribute, from, to, gain, sentence };
      }),
      fit:
        hemLength === undefined
          ? []
          : partFitsOf(loaded.catalog.railChecks, garment, hemLength, measurements, unitPreference),
    };
  }

  /** The id of the check: the one that is changed, or a new one. */
  private async count({ id: userId, hasPaid }: UserRecord, checkId: string | undefined): Promise<string> {
    if (hasPaid) return checkId ?? randomUUID();
    if (checkId && (await this.quotas.canContinue(userId, 'checks', checkId))) return checkId;
    const newId = randomUUID();
    await this.quotas.use(userId, 'checks', newId);
    return newId;
  }
}

/** What a free account sees. */
function sampleOf({ reasons, cautions }: GarmentCheck): Pick<GarmentCheck, 'reasons' | 'cautions'> {
  return { reasons: reasons.slice(0, FREE_CHECK_REASONS), cautions: cautions.slice(0, 1) };
}
