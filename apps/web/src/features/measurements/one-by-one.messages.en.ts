export default {
  oneByOne: {
    progress: '{number} of {of}',
    back: 'Back',
    next: 'Next',
    done: 'See your result',
    taken: 'Taken so far',
  },
} as const;
