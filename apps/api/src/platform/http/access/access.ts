/** Who may call a route. Without a decorator it is everyone who is signed in. */
export type Access = 'public' | 'signed-in' | 'verified' | 'premium';

export const ACCESS = 'figura:access';
