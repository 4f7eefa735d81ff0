import type { NotedStep, Registration, UserDocument } from './user.schema';

export type { NotedStep, Registration };

/** A user as the domains see them. */
export type UserRecord = Omit<UserDocument, '_id' | 'credentialVersion' | 'keptSessionId' | 'firstSteps'> & {
  id: string;
  firstSteps: NotedStep[];
  credentialVersion: number;
  keptSessionId: string | null;
};

export type NewUser = Pick<
  UserRecord,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'gender' | 'createdAt'
> &
  Partial<Pick<UserRecord, 'id' | 'isVerified' | 'hasPaid' | 'couponCode' | 'registration'>>;

/** The parts of a user that they or the product may change after they were created; the password has its own ways. */
export type UserChanges = Partial<
  Omit<UserRecord, 'id' | 'email' | 'createdAt' | 'passwordHash' | 'credentialVersion' | 'keptSessionId'>
>;

/** A new password. */
export interface PasswordChange {
  passwordHash: string;
  /** The session that goes on, of those that began with an older password; none when it is left out. */
  keptSessionId?: string;
  /** The credential version that the old password was checked against, where one was. */
  expectedVersion?: number;
}
