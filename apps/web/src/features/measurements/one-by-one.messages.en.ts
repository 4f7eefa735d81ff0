import { translator } from '../../lib/messages/translator';

export const oneByOne = translator({
  progress: '{number} of {of}',
  back: 'Back',
  next: 'Next',
  done: 'See your result',
  taken: 'Taken so far',
});
