import { translator } from '../../platform/errors/translator';

export const errors = translator({
  invalidPasskey: 'This passkey is not known here. Please sign in another way.',
  refusedPasskey: 'This passkey could not be added. Please try again.',
  knownPasskey: 'This passkey has already been added.',
  tooManyPasskeys: 'You have {max, number} passkeys already. Remove one of them first.',
  passkeyNotFound: 'This passkey is not here any more.',
});

export const fields = translator({
  ticket: 'This needs the ticket of the step before',
  unreadable: 'The answer of the passkey could not be read',
  name: 'Please give the passkey a name',
  nameTooLong: 'The name of a passkey must be at most {max} characters',
  transports: 'Transports must be a list of those that WebAuthn names',
});

export const responses = translator({
  added: 'The passkey is added. You can sign in with it now.',
  renamed: 'The passkey has its new name.',
  removed: 'The passkey is removed.',
});
