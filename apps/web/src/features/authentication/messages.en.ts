export default {
  emailForm: {
    emailError: 'Please enter your email',
    email: 'Email',
  },
} as const;
