export default {
  dialog: {
    close: 'Schließen',
  },
  scrollRow: {
    previousIn: 'Zurück in: {label}',
    nextIn: 'Weiter in: {label}',
  },
  stepper: {
    step: 'Schritt {step} von {of}',
  },
  unreadyButton: {
    note: 'Noch nicht verfügbar',
  },
  markedCard: {
    love: '{name} gefällt mir',
    failure: 'Das ließ sich gerade nicht speichern.',
  },
} as const;
