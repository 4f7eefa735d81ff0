export default {
  labels: {
    close: 'Schließen',
    step: 'Schritt {step} von {of}',
    unreadyButton: 'Noch nicht verfügbar',
  },
  balance: {
    'telling.A': 'schmale Taille',
    'telling.B': 'Hüfte breiter\nals Schultern',
    'telling.C': 'Schultern breiter\nals Hüfte',
    'telling.D': 'Taille am breitesten',
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
