export default {
  errors: {
    feedHeld: 'Ein anderer Prozess holt gerade den Feed von {name}.',
  },
} as const;
