export default {
  labels: {
    close: 'Schließen',
    step: 'Schritt {step} von {of}',
    unreadyButton: 'Noch nicht verfügbar',
  },
  scrollRow: {
    previousIn: 'Zurück in: {label}',
    nextIn: 'Weiter in: {label}',
  },
  markedCard: {
    love: '{name} gefällt mir',
    failure: 'Das ließ sich gerade nicht speichern.',
  },
} as const;
