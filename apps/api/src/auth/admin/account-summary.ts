import type { UserRecord } from '../../users/user-record';

/** The default view for support: no body data, no secrets. */
export interface AccountSummary {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  hasPaid: boolean;
  couponCode: string | null;
  hasMeasured: boolean;
  createdAt: Date;
}

export function toAccountSummary(user: UserRecord): AccountSummary {
  const { id, email, firstName, lastName, isVerified, hasPaid, couponCode, createdAt } = user;
  const hasMeasured = user.measurements !== null;
  return { id, email, firstName, lastName, isVerified, hasPaid, couponCode, hasMeasured, createdAt };
}

export function describeAccount(account: AccountSummary): string {
  const states = [
    account.isVerified ? 'verified' : 'not verified',
    account.hasPaid ? 'lifetime access' : 'free',
    account.hasMeasured ? 'measured' : 'not measured',
  ];
  const since = account.createdAt.toISOString().slice(0, 10);
  return `${account.id}  ${account.email}  ${account.firstName} ${account.lastName}  ${states.join(', ')}, since ${since}`;
}
