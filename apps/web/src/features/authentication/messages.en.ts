import { translator } from '../../lib/messages/translator';

export const labels = translator({
  emailError: 'Please enter your email',
  email: 'Email',
});

export const currentPasswordField = translator({
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
});

export const loginSoon = translator({
  toLogin: 'Taking you to the sign-in page. <link>Go there now</link>',
});
