export const beforeAfter = {
  before: 'Deine Figur, wie sie ist',
};

export const changeSlider = {
  bare: 'So, wie du bist',
  dressed: 'Mit den Tipps',
  or: 'oder mit den Tipps',
  share:
    '{dressed, plural, =0 {So, wie du bist} =50 {Auf halbem Weg} =100 {Mit den Tipps} other {#\u00a0% des Wegs}}',
};
