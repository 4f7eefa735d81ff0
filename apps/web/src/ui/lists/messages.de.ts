export const cautions = {
  title: 'Gut zu wissen',
  more: '{count, plural, one {Noch ein Punkt} other {Noch # Punkte}}',
};
