/** Default: `signed-in`. */
export type Access = 'public' | 'signed-in' | 'verified' | 'premium';

export const ACCESS = 'figura:access';
