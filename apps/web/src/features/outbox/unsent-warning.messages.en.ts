import { translator } from '../../lib/messages/translator';

export const unsentWarning = translator({
  title:
    '{count, plural, one {One change is not yet sent.} other {# changes are not yet sent.}} Sign out anyway?',
  unknownTitle: 'Changes you made offline may not be sent yet. Sign out anyway?',
  about:
    'Signing out discards what is still waiting. Stay until you are back online, and it is sent automatically.',
  stay: 'Stay signed in',
  leave: 'Sign out anyway',
});
