import type { NotedStep, Registration, UserDocument } from './user.schema';

export type { NotedStep, Registration };

export interface UserRecord extends Omit<UserDocument, '_id'> {
  id: string;
}

export type NewUser = Pick<
  UserRecord,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'gender' | 'createdAt'
> &
  Partial<
    Pick<
      UserRecord,
      | 'id'
      | 'isVerified'
      | 'hasPaid'
      | 'couponCode'
      | 'registration'
      | 'preferences'
      | 'measurements'
      | 'bodyType'
      | 'startAnswers'
      | 'adultAt'
    >
  >;

export type UserChanges = Partial<
  Omit<UserRecord, 'id' | 'email' | 'createdAt' | 'passwordHash' | 'credentialVersion' | 'keptSessionId'>
>;

export interface PasswordChange {
  passwordHash: string;
  /** The session that survives a password change; none by default. */
  keptSessionId?: string;
  /** Credential version that the old password was checked against. */
  expectedVersion?: number;
}
