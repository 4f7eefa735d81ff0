import { translator } from '../../platform/errors/translator';

export const errors = translator({
  lastWay: 'This is your only way to sign in. Please set a password first.',
  lastPasskeyOfSecondStep:
    'Your second step asks for a passkey, and this is the last one. Please turn the second step off first.',
});
