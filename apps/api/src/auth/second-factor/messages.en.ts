import { translator } from '../../platform/errors/translator';

export const errors = translator({
  required: 'One more step: please enter the code of your authenticator app, or use a passkey.',
  wrongCode: 'This code is not right. Please enter the newest one.',
  usedCode: 'This code has been used already. Please wait for the next one.',
  passwordNeeded: 'The second step comes after a password. Please set a password first.',
  totpOn: 'An authenticator app is set up already. Turn the second step off before you set up another one.',
  noSetup: 'The setup took too long. Please begin again with a new QR code.',
  off: 'The second step is off.',
  noPasskey: 'Please add a passkey first.',
});

export const fields = translator({
  code: 'Please enter the code',
  codeTooLong: 'This code is not right. Please enter the newest one.',
});

export const responses = translator({
  turnedOff: 'The second step is off.',
});
