import { translator } from '../../lib/messages/translator';

export const unsubscribePage = translator({
  title: 'The Monday email',
  caption: 'Your outfit of the week stays on your dashboard.',
});

export const unsubscribe = translator({
  question: 'Stop emailing you an outfit on Mondays? Nothing else changes.',
  stop: 'Stop the Monday email',
  failure: 'We could not stop the Monday email',
  done: 'The Monday email is stopped. Changed your mind? Turn it back on in Settings › Preferences.',
  open: 'Open Figura',
});
