export default {
  labels: {
    close: 'Close',
    step: 'Step {step} of {of}',
    unreadyButton: 'Not available yet',
  },
  balance: {
    'telling.A': 'waist narrow',
    'telling.B': 'hips wider',
    'telling.C': 'shoulders wider',
    'telling.D': 'waist widest',
  },
  scrollRow: {
    previousIn: 'Previous in {label}',
    nextIn: 'Next in {label}',
  },
  markedCard: {
    love: 'Love {name}',
    failure: 'This could not be saved just now.',
  },
} as const;
