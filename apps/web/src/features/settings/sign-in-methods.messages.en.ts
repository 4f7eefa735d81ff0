import { translator } from '../../lib/messages/translator';

export const confirmDialog = translator({
  password: 'Current password',
  passwordError: 'Please enter your current password',
  failure: 'That did not work. Please try again.',
  cancel: 'Cancel',
});

export const passkeys = translator({
  none: 'No passkeys yet.',
  added: 'Added on {day}',
  usedOn: 'Added on {added}, last used on {used}',
  add: 'Add a passkey',
  addLead: 'Your browser asks for a finger, a face or a PIN next. It never leaves your device.',
  name: 'Name of the passkey',
  nameHint: 'So that you know it again, such as “My phone”.',
  nameError: 'Please give the passkey a name',
  preset: 'My device',
  rename: 'Rename',
  renameTitle: 'Rename passkey',
  save: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove “{name}”?',
  removeLead: 'It no longer signs you in, and every other device is signed out.',
  renameOf: 'Rename {name}',
  removeOf: 'Remove {name}',
  unsupported: 'This browser cannot keep passkeys.',
});

export const apiKeys = translator({
  title: 'Keys for programs',
  about:
    'A key lets a program read your account, change your wardrobe, or check garments, without your password.',
  program:
    'For programmers: <link>what a key opens, with curl and a TypeScript client</link> (opens in a new tab).',
  none: 'No keys yet.',
  add: 'Make a key',
  name: 'Name of the key',
  nameHint: 'The program that will use it, such as “My spreadsheet”.',
  nameError: 'Please give the key a name',
  may: 'It may',
  'scope.read': 'read your data and advice',
  'scope.wardrobe': 'change your wardrobe',
  'scope.check': 'check garments',
  scopesError: 'Choose at least one thing that the key may do.',
  made: 'Here is the key. It is shown only now. Whoever has it can do what you allowed.',
  key: 'Key',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Select the key and copy it.',
  scopes: 'May {scopes}',
  unused: 'Made on {day}, never used',
  used: 'Made on {day}, last used on {used}',
  revoke: 'Revoke',
  revokeNamed: 'Revoke {name}',
  failure: 'It could not be changed. Please try again.',
  loadFailure: 'Your keys could not be loaded',
});

export const secondStep = translator({
  off: 'Off: your password alone signs you in.',
  app: 'On: after your password we ask for a code of your authenticator app.',
  passkey: 'On: after your password we ask for a passkey.',
  codesLeft:
    '{count, plural, =0 {No recovery codes are left. Please make new ones.} one {One recovery code is left.} other {# recovery codes are left.}}',
  needsPassword: 'The second step comes after a password, and your account has none.',
  setUpApp: 'Set up an authenticator app',
  setUpPasskey: 'Ask for a passkey',
  setUpPasskeyLead: 'After your password we ask for a passkey from now on. Every other device is signed out.',
  turnOn: 'Turn on',
  newCodes: 'New recovery codes',
  newCodesLead: 'The codes of before stop working.',
  makeCodes: 'Make new codes',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the second step?',
  turnOffLead: 'Your password alone signs you in then. Every other device is signed out.',
  next: 'Next',
  scan: 'Scan this with your authenticator app, or type the key into it.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Code of the app',
  codeHint: 'The six digits that the app shows now.',
  codeError: 'Please enter the code',
  codeFailure: 'The code could not be checked. Please try again.',
});

export const recoveryCodes = translator({
  title: 'Your recovery codes',
  lead: 'Each signs you in once when your phone or passkey is not at hand. Keep them somewhere safe: they are not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let us copy. Please write them down.',
  download: 'Download',
  done: 'I have saved them',
});

export const providers = translator({
  linked: 'Linked',
  linkedAs: 'Linked as {email}',
  notLinked: 'Not linked',
  link: 'Link',
  linkTitle: 'Link {name}',
  linkLead: '{name} opens next. Sign in there with the account that you want to link.',
  linkSubmit: 'Go to {name}',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink {name}?',
  unlinkLead: 'It no longer signs you in, and every other device is signed out.',
  linkOf: 'Link {name}',
  unlinkOf: 'Unlink {name}',
});

export const firstPassword = translator({
  newPassword: 'New password',
  confirmationError: 'New passwords do not match',
  failure: 'Failed to set the password',
  submit: 'Set password',
});

export const methods = translator({
  loadFailure: 'We could not load how you sign in.',
  passkeys: 'Passkeys',
  aboutPasskeys: 'Sign in with a finger, a face or a PIN instead of a password.',
  secondStep: 'Second step',
  aboutSecondStep: 'After the password, something that only you have.',
  providers: 'Linked sign-ins',
  aboutProviders: 'Other accounts of yours that sign you in here.',
  aboutFirstPassword: 'You sign in without one. With a password you can remove your other ways to sign in.',
});
