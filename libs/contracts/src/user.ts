import type { BodyConcern } from './body-concerns';
import type { BodyType } from './body-type';
import type { Measurements, UnitPreference } from './measurements';

/** `F` = Female, `NB` = Other. */
export const GENDERS = ['F', 'NB'] as const;
export type Gender = (typeof GENDERS)[number];

/** The person as the API shows her to herself. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null, empty or the text `null` mean that there is none; the first name is used then. */
  nickname: string | null;
  gender: Gender;
  isVerified: boolean;
  hasPaid: boolean;
  /** Address of the profile picture below the API's base path, or null. */
  profileImage: string | null;
  unitPreference: UnitPreference;
  measurements: Measurements | null;
  bodyType: BodyType | null;
  bodyConcerns: BodyConcern[];
}

export interface UserResponse {
  user: User;
}

/**
 * Body of `PUT /user/profile`, sent as multipart form data when a picture comes with it. What is left out stays as it
 * is.
 */
export interface UpdateProfileRequest {
  firstName?: string;
  lastName?: string;
  gender?: Gender;
  /** The text `null`, or empty, clears it. */
  nickname?: string;
  unitPreference?: UnitPreference;
}

/** Body of `PUT /user/body-preferences`. */
export interface BodyPreferencesRequest {
  bodyConcerns: BodyConcern[];
}

/** Body of `PUT /user/change-password`. */
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}

/** Body of `DELETE /user`. */
export interface DeleteAccountRequest {
  password: string;
}

/** The name to greet a person with: her nickname if she has one, else her first name. */
export function greetingName(user: Pick<User, 'nickname' | 'firstName'>): string {
  const nickname = user.nickname?.trim();
  return nickname && nickname !== 'null' ? nickname : user.firstName;
}

/** The largest profile picture that is accepted, in bytes. */
export const MAX_PROFILE_IMAGE_BYTES = 5 * 1024 * 1024;
/** Picture formats that are accepted for a profile. */
export const PROFILE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
