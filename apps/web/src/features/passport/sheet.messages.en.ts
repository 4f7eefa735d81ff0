import { translator } from '../../lib/messages/translator';

export const sheet = translator({
  figure: 'The figure of body type {combined}{look, select, none {} other {, wearing: {look}}}',
  rules: 'What matters most',
  choose: 'Recommended',
  avoid: 'Avoid',
  colors: 'Colors',
  aboutColors: 'From the best looks.',
  numbers: 'Measurements',
  about: 'about',
  inUnit: '{unit, select, cm {In centimeters} other {In inches}}',
});

export const shared = translator({
  title: 'A style passport',
  lead: 'How to dress one body, on one page. Whoever sent you this link can withdraw it at any time.',
  loading: 'Loading the passport…',
  failure: 'The passport could not be loaded.',
  goneTitle: 'This link opens nothing',
  gone: 'Whoever shared it may have withdrawn it, or part of the link is missing.',
  own: 'Find your own body type',
  print: 'Print',
});
