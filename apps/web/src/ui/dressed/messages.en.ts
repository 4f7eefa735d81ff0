export default {
  beforeAfter: {
    before: 'Your figure as it is',
  },
  changeSlider: {
    label: 'From as you are to dressed by the advice',
    share: '{dressed}% dressed',
  },
} as const;
