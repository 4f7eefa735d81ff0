import { translator } from '../../platform/errors/translator';

export const rules = translator({
  easyToGuess: 'This password is too easy to guess. Please choose another one.',
});
