import { translator } from '../../lib/messages/translator';

export const hiddenNumbers = translator({
  hidden: 'Your measurements are hidden, as you chose in Settings.',
  show: 'Show them once',
});
