import type {
  BodyConcern,
  HorizontalMeasurements,
  OnboardingRequest,
  User,
  UserResponse,
  VerticalMeasurements,
} from '@figura/contracts';
import { api } from '../../lib/api/api-client';

export interface OnboardingAnswers {
  horizontalMeasurements: HorizontalMeasurements;
  verticalMeasurements: VerticalMeasurements;
  bodyConcerns: BodyConcern[];
}

/** Stores everything that the onboarding asked for; measurements in inches, concerns only if there are any. */
export async function saveOnboarding({ bodyConcerns, ...measurements }: OnboardingAnswers): Promise<User> {
  const request: OnboardingRequest = {
    ...measurements,
    ...(bodyConcerns.length > 0 && { bodyConcerns }),
    token: '',
  };
  const { user } = await api.put<UserResponse>('/user/onboarding', request);
  return user;
}
