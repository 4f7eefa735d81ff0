import { translator } from '../../lib/messages/translator';

export const registerForm = translator({
  registered: 'Registration successful! Please check your email for verification.',
  female: 'Female',
  other: 'Other',
  firstName: 'First name',
  lastName: 'Last name',
  firstNameError: 'Please enter your first name',
  lastNameError: 'Please enter your last name',
  emailError: 'Please enter your email',
  emailInvalid: 'Please enter a valid email address',
  genderError: 'Please choose a gender',
  passwordError: 'Please choose a password',
  failure: 'Registration failed. Please try again.',
  gender: 'Gender',
  choose: 'Please choose',
  password: 'Password',
  passwordHint: 'At least {minimum} characters. Longer is better than complicated.',
  adult: 'I am 18 or older',
  adultError: 'An account is for people of 18 or older. Please confirm that you are.',
  closed: 'Registration is closed at the moment. If you have an account, you can sign in as always.',
  byInvitation: 'Registering needs an invitation. Please open the link in yours; it brings you back here.',
  openCode: 'I have a coupon code',
  accessCode: 'Coupon code (optional)',
  createAccount: 'Create account',
  terms: 'An account costs nothing. Purchases are subject to our <link>terms of sale</link>.',
  termsOfUse: 'The <link>terms of use</link> apply.',
  signIn: 'Already have an account? <link>Sign in</link>',
});

export const register = translator({
  title: 'Create your account',
  lead: 'Free. It saves your measurements and shows your looks.',
  keptLead:
    'Your answers come with you. No tape is needed: outfits and looks open as soon as your email is confirmed.',
  keptCaption: 'A tape makes everything surer, one number at a time, whenever you like.',
  caption: 'Finding your type needs no account. Keeping it does.',
});
