import type { BodyConcern, HorizontalMeasurements, User, VerticalMeasurements } from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';

export interface OnboardingAnswers {
  horizontalMeasurements: HorizontalMeasurements;
  verticalMeasurements: VerticalMeasurements;
  bodyConcerns: BodyConcern[];
}

/** Inches; concerns only if there are any. */
export async function saveOnboarding({ bodyConcerns, ...measurements }: OnboardingAnswers): Promise<User> {
  const body = { ...measurements, ...(bodyConcerns.length > 0 && { bodyConcerns }), token: '' };
  const { user } = await readData(api.PUT('/user/onboarding', { body }));
  return user;
}
