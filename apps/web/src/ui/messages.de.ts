export const labels = {
  close: 'Schließen',
  step: 'Schritt {step} von {of}',
  unreadyButton: 'Noch nicht verfügbar',
};

export const balance = {
  'telling.A': 'schmale Taille',
  'telling.B': 'Hüfte breiter\nals Schultern',
  'telling.C': 'Schultern breiter\nals Hüfte',
  'telling.D': 'Taille am breitesten',
};

export const scrollRow = {
  previousIn: 'Zurück in: {label}',
  nextIn: 'Weiter in: {label}',
};

export const markedCard = {
  love: '{name} gefällt mir',
  failure: 'Das ließ sich gerade nicht speichern.',
};
