/** `F` = Female, `NB` = Other. */
export const GENDERS = ['F', 'NB'] as const;
export type Gender = (typeof GENDERS)[number];

/** The name to greet a user with: the nickname if there is one, else the first name. */
export function formatGreetingName(user: { nickname: string | null; firstName: string }): string {
  const nickname = user.nickname?.trim();
  return nickname && nickname !== 'null' ? nickname : user.firstName;
}

/** The largest profile picture that is accepted, in bytes. */
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
/** Picture formats that are accepted for a profile. */
export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
