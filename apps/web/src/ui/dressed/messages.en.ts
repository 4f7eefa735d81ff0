export default {
  beforeAfter: {
    before: 'Your figure as it is',
  },
  changeSlider: {
    bare: 'As you are',
    dressed: 'With the advice',
    or: 'or with the advice',
    share: '{dressed, plural, =0 {As you are} =50 {Halfway} =100 {With the advice} other {#% of the way}}',
  },
} as const;
