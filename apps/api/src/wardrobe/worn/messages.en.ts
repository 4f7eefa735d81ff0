import { translator } from '../../platform/errors/translator';

export const days = translator({
  format: 'A day is written as in 2026-11-22',
  notAhead: 'Please choose today or a day in the next year',
  outOfRange: 'This day has not come yet, or is very long ago',
  today: 'Day must be the date that it is now where you are, such as 2026-11-22',
});
