import { translator } from '../../platform/errors/translator';

export const errors = translator({
  unknownProvider: 'This way to sign in is not offered here.',
  providerAway: '{provider} cannot be reached at the moment. Please try again, or sign in another way.',
  providerRefused: '{provider} did not sign you in. Please try again, or sign in another way.',
  linkedElsewhere:
    'This {provider} account is linked to another Figura account. Please unlink it there first.',
  notLinked: 'This way to sign in is not linked to your account.',
  unverifiedEmail:
    '{provider} does not confirm your email address. Please register with a password; you can link {provider} under Settings, Security.',
  accountExists: 'This email address has an account. Please sign in with its password to link {provider}.',
  nothingToLink: 'There is no account to link {provider} to by mail.',
  otherBrowser:
    'Please open this link in the browser where you asked for it. If that was more than an hour ago, sign in with the service again and ask for a new link.',
  linkEnded:
    'This link was used or has expired. Please sign in with the service again and ask for a new one.',
});

export const responses = translator({
  unlinked: 'It is unlinked.',
  linkMailed: 'A link is on its way to {email}. Please open it in this browser; it works for an hour.',
});

export const fields = translator({
  key: 'This sign-in was begun in another browser',
  linkKey: 'Please open this link in the browser where you asked for it',
  query: 'The answer of the provider could not be read',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Invalid email or password',
});
