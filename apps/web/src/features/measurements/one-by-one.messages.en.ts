export default {
  oneByOne: {
    progress: '{number} of {of}',
    label: '{name} ({unit})',
    next: 'Next',
    done: 'See your result',
    taken: 'Taken so far',
  },
} as const;
