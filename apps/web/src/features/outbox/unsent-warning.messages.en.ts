export default {
  unsentWarning: {
    title:
      '{count, plural, one {One change is not yet sent.} other {# changes are not yet sent.}} Sign out anyway?',
    unknownTitle: 'What you did without a network may not be sent yet. Sign out anyway?',
    about:
      'Signing out throws away what still waits. Stay until there is a network, and it is sent by itself.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
} as const;
