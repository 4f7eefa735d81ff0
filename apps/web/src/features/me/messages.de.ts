export const mePage = {
  title: 'Ich',
  figure: 'Deine Figur{combined, select, none {} other {, Körpertyp {combined}}}',
  wearing: 'Du trägst: {pieces}',
  sure: 'Wahrscheinlich {code}, zu {percent}\u00a0% sicher.',
  again: 'Noch einmal messen: {name}',
  surer: 'Messen: {name}',
  unmeasured: 'Noch nicht gemessen',
  aboutUnmeasured: 'Acht Maße mit einem weichen Maßband zeigen, welche Linien dir stehen.',
  measure: 'Maße nehmen',
};

export const rows = {
  label: 'Über dich',
  measurements: 'Maße',
  'measurements.taken': '{taken} von {all}',
  analysis: 'Analyse',
  'analysis.issues': '{first}{more, plural, =0 {} one { und # weitere} other { und # weitere}}',
  'analysis.unknown': 'Was den Blick lenkt, Ratgeber',
  passport: 'Stilpass',
  'passport.note': 'Im Laden oder bei der Stilberatung zeigen',
  settings: 'Einstellungen',
  'settings.note': 'Haut, Haare, Größen, Zugang',
  logout: 'Abmelden',
};
