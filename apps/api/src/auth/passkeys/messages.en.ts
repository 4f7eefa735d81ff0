export default {
  errors: {
    invalidPasskey: 'This passkey is not known here. Please sign in another way.',
    refusedPasskey: 'This passkey could not be added. Please try again.',
    knownPasskey: 'This passkey has already been added.',
    tooManyPasskeys: 'You have {max, number} passkeys already. Remove one of them first.',
    passkeyNotFound: 'This passkey is not here any more.',
  },
} as const;
