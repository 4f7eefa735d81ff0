import { translator } from '../../lib/messages/translator';

export const loginForm = translator({
  emailError: 'Please enter your email address',
  passwordError: 'Please enter your password',
  failure: 'Login failed',
  signIn: 'Sign In',
  byInvitation: 'New to Figura? Registering needs an invitation: open the link in yours.',
  closed: 'Registration is closed at the moment.',
  createAccount: 'New to Figura? <link>Create an account</link>',
});

export const loginNotice = translator({
  verifyFirst: 'Please verify your email before logging in.',
});

export const login = translator({
  title: 'Sign in',
  welcomeBack: 'Welcome back',
  almostThere: 'Almost there',
  caption: 'Soft at the top, clear at the waist, wide at the hem: a look for a B.',
});
