import { SetMetadata } from '@nestjs/common';

/** Who may call a route. Without a decorator it is everyone who is signed in. */
export type Access = 'public' | 'signed-in' | 'verified' | 'premium';

export const ACCESS = 'figura:access';

/** Opens a route to everyone. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Opens a route of a narrower controller to everyone who is signed in, with a verified email address or without. */
export const SignedIn = () => SetMetadata(ACCESS, 'signed-in' satisfies Access);

/** Narrows a route to users whose email address is verified. */
export const Verified = () => SetMetadata(ACCESS, 'verified' satisfies Access);

/** Narrows a route to verified users with lifetime access. */
export const Premium = () => SetMetadata(ACCESS, 'premium' satisfies Access);
