import { translator } from '../../lib/messages/translator';

export const failureAlert = translator({
  notSaved: 'This could not be saved',
});

export const loadFailure = translator({
  tryAgain: 'Try again',
});

export const measureFirst = translator({
  text: 'We can say what a piece does for you once we have your eight measurements.',
  start: 'Start My Measurements',
});
