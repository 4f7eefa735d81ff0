export const outbox = {
  region: 'Wartet aufs Senden',
  waiting:
    '{count, plural, one {Eine Sache liegt auf diesem Gerät und wird} other {# Sachen liegen auf diesem Gerät und werden}} gesendet, sobald du wieder online bist.',
  refused: '{count, plural, one {Eine Sache ließ} other {# Sachen ließen}} sich nicht speichern.',
  show: 'Einzelheiten',
  title: 'Offline gespeichert',
  lead: 'Diese Änderungen werden in dieser Reihenfolge gesendet, sobald du online bist. Meldest du dich ab, geht verloren, was noch wartet.',
  waits: 'Wartet, bis du wieder online bist.',
  'what.add': 'In deinen Schrank: {name}',
  'what.wish': 'Zu deinen Wünschen: {name}',
  'what.buy': 'Gekauft: {name}',
  'what.wash': 'In oder aus der Wäsche: {name}',
  'what.wear': 'Wann du es getragen hast: {name}',
  'what.mark': 'Magst du oder blendest du aus: {name}',
  'what.pack': 'Zum Packen: {name}',
  'what.answer': 'Deine Antwort zu: {name}',
  throwAway: 'Verwerfen',
};
