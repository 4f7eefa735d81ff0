export const unsentWarning = {
  title:
    '{count, plural, one {Eine Änderung ist noch nicht gesendet.} other {# Änderungen sind noch nicht gesendet.}} Trotzdem abmelden?',
  unknownTitle: 'Offline gemachte Änderungen sind vielleicht noch nicht gesendet. Trotzdem abmelden?',
  about:
    'Meldest du dich ab, geht verloren, was noch wartet. Bleib, bis du wieder online bist, dann wird es von selbst gesendet.',
  stay: 'Angemeldet bleiben',
  leave: 'Trotzdem abmelden',
};
