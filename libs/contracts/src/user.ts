import type { Presentation } from './appearance';

/** `F` = Female, `NB` = Other. */
export const GENDERS = ['F', 'NB'] as const;
export type Gender = (typeof GENDERS)[number];

/** Default until the user chooses; `NB` implies nothing. */
export function findFirstPresentation(gender: Gender): Presentation {
  return gender === 'NB' ? 'any' : 'womens';
}

export function formatGreetingName(user: { nickname: string | null; firstName: string }): string {
  const nickname = user.nickname?.trim();
  return nickname && nickname !== 'null' ? nickname : user.firstName;
}

/** Bytes. */
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
