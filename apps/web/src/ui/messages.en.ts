export default {
  labels: {
    close: 'Close',
    step: 'Step {step} of {of}',
    unreadyButton: 'Not available yet',
  },
  balance: {
    'telling.A': 'narrow waist',
    'telling.B': 'hips wider\nthan shoulders',
    'telling.C': 'shoulders wider\nthan hips',
    'telling.D': 'waist the widest',
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
