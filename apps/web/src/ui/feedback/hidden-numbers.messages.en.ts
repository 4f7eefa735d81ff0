export default {
  hiddenNumbers: {
    hidden: 'Your measurements are hidden, as you chose in Settings.',
    show: 'Show them once',
  },
} as const;
