import { translator } from '../../lib/messages/translator';

export const mePage = translator({
  title: 'Me',
  figure: 'Your figure{combined, select, none {} other {, body type {combined}}}',
  wearing: 'You, wearing: {pieces}',
  sure: 'Most likely {code}, {percent}% sure.',
  again: 'Measure your {name} again',
  surer: 'Measure your {name}',
  unmeasured: 'Not measured yet',
  aboutUnmeasured: 'Eight measurements with a soft tape show which lines suit you.',
  measure: 'Take your measurements',
});

export const rows = translator({
  label: 'About you',
  measurements: 'Measurements',
  'measurements.taken': '{taken} of {all}',
  analysis: 'Analysis',
  'analysis.issues': '{first}{more, plural, =0 {} other { and # more}}',
  'analysis.unknown': 'What draws the eye, guides',
  passport: 'Passport',
  'passport.note': 'Show a shop or a stylist',
  settings: 'Settings',
  'settings.note': 'Skin, hair, sizes, plan',
  logout: 'Logout',
});
