import { classify, computeTotalHeight } from '@figura/classifier';
import type { BodyAnswers, LengthUnit } from '@figura/classifier';
import type { TapeMeasurements, User } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import { toStartAnswersDto } from '../../lib/drafts/start-answers';
import { toUnitPreference } from '../../lib/forms/default-unit';

/** Inches; the server computes the types itself. Underbust: null clears it, undefined keeps it. */
export async function saveMeasurements(tape: TapeMeasurements, underbust?: number | null): Promise<User> {
  const { horizontal, vertical, combined } = classify(tape);
  const body = {
    ...tape,
    ...(underbust !== undefined && { underbust }),
    totalHeight: computeTotalHeight(tape),
    horizontalBodyType: horizontal,
    verticalBodyType: vertical,
    combinedBodyType: combined,
  };
  const { user } = await readData(api.PUT('/user/measurements', { body }));
  return user;
}

/** Inches; values that are left out stay measured or estimated. Underbust as above. */
export async function changeMeasurements(
  measured: Partial<TapeMeasurements>,
  underbust?: number | null,
): Promise<User> {
  const body = { ...measured, ...(underbust !== undefined && { underbust }) };
  const { user } = await readData(api.PATCH('/user/measurements', { body }));
  return user;
}

export async function saveStartAnswers(answers: BodyAnswers): Promise<User> {
  const { user } = await readData(api.PUT('/user/measurements/start', { body: toStartAnswersDto(answers) }));
  return user;
}

export async function saveUnit(unit: LengthUnit): Promise<User> {
  const body = { unitPreference: toUnitPreference(unit) };
  const { user } = await readData(api.PUT('/user/profile', { body }));
  return user;
}
