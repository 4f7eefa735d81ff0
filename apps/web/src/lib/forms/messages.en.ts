import { translator } from '../messages/translator';

export const passwordLengthError = translator({
  password: 'Password',
  tooShort: '{name} must be at least {minimum} characters',
  tooLong: '{name} must be at most {maximum} characters',
});
