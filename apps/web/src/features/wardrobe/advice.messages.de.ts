export const advice = {
  title: 'Was ändern, was weitergeben',
  loading: 'Dein Schrank wird durchgesehen …',
  failure: 'Das ließ sich gerade nicht nachsehen.',
  nothing:
    'Zurzeit nichts: Eine Änderung würde kein Urteil verbessern, und kein Teil, das wenig für dich tut, blieb eine Saison lang ungetragen.',
  alter: 'Ändern lassen',
  lifts: 'Aus „{from}“ wird „{to}“.',
  passOn: 'Weitergeben',
  passOnLead:
    'Andere Teile tun mehr für deine Proportionen, eine Schneiderei kann das nicht ändern, und du hast sie eine Saison lang nicht getragen.',
  passOnThis:
    'Andere Teile tun mehr für deine Proportionen, eine Schneiderei kann das nicht ändern, und du hast es eine Saison lang nicht getragen.',
  'level.great': 'Top an dir',
  'level.good': 'Gut an dir',
  'level.mixed': 'Geht so',
  'level.poor': 'Eher nicht für dich',
};
