import { translator } from '../../errors/translator';

export const errors = translator({
  unauthenticated: 'Please sign in to continue.',
  keyNotEnough: 'This key may not do that. Make one with another scope, or sign in.',
  emailNotVerified: 'Please verify your email to continue.',
  premiumRequired: 'This is part of lifetime access.',
});

export const refusals = translator({
  otherSite: 'This request came from another site and was refused.',
  foreignHost: 'This page is answered at the address of this machine only.',
});
