export default {
  labels: {
    emailError: 'Please enter your email',
    email: 'Email',
  },
  currentPasswordField: {
    password: 'Password',
    forgotYourPassword: 'Forgot your password?',
  },
  loginSoon: {
    toLogin: 'Taking you to the sign-in page. <link>Go there now</link>',
  },
} as const;
