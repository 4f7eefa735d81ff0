import { translator } from '../lib/messages/translator';

export const crash = translator({
  title: 'A stitch came loose.',
  lead: 'This page could not be shown. What you have typed is kept; loading it again usually helps.',
  signedOut: 'You are signed out. This page could not be shown; loading it again usually helps.',
  tryAgain: 'Try again',
});
