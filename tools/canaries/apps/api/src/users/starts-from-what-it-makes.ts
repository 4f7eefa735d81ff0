import type { User } from '@figura/contracts';

export type Answer = User;
