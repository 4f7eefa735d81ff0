export default {
  dialog: {
    close: 'Close',
  },
  scrollRow: {
    previousIn: 'Previous in {label}',
    nextIn: 'Next in {label}',
  },
  stepper: {
    step: 'Step {step} of {of}',
  },
  unreadyButton: {
    note: 'Not available yet',
  },
  markedCard: {
    love: 'Love {name}',
    failure: 'This could not be saved just now.',
  },
} as const;
