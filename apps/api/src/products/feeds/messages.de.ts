export const errors = {
  feedHeld: 'Ein anderer Prozess holt gerade den Feed von {name}.',
};
