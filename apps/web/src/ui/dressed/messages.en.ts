import { translator } from '../../lib/messages/translator';

export const beforeAfter = translator({
  before: 'Your figure as it is',
});

export const changeSlider = translator({
  bare: 'As you are',
  dressed: 'With the advice',
  or: 'or with the advice',
  share: '{dressed, plural, =0 {As you are} =50 {Halfway} =100 {With the advice} other {#% of the way}}',
});
