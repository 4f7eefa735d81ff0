import type { TokenPair } from '@figura/contracts';
import type { Operation, Operations } from '../platform/openapi/operation';
import { EXAMPLE_USER } from '../users/users.openapi';

const TOKENS: TokenPair = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NmYwIn0.c2lnbmF0dXJl',
  refreshToken: '66f0c2a4e1b7d3a9c4e5f602.Qk1sT2R1a2V5',
};

const MAILED_TOKEN = {
  token: { description: 'From the mailed link.', example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9' },
};

const says = (message: string): Operation['answer'] => ({ is: 'MessageResponse', example: { message } });

export const AUTH_OPERATIONS = {
  register: {
    summary: 'Makes an account and mails a link that verifies the address',
    limits: ['register:client', 'access-code:client'],
    description:
      'The answer is the same for an address that is known; its owner is told by mail. A code that cannot be used makes no account.',
    body: {
      example: {
        firstName: 'Mira',
        lastName: 'Lindqvist',
        email: 'mira@example.com',
        password: 'correct horse 42',
        gender: 'F',
        accessCode: 'MIRA10',
      },
    },
    answer: says('Registration successful! Please check your email for verification.'),
    refusals: { 429: ['TOO_MANY_REQUESTS'] },
  },
  login: {
    summary: 'Signs in',
    limits: ['sign-in:client', 'sign-in:address', 'sign-in:account'],
    description:
      'An address that is not verified yet signs in as well. Unknown address and wrong password answer alike. Too many failures are answered with 429, and so is a flood that the server cannot check at once.',
    body: { example: { email: 'mira@example.com', password: 'correct horse 42' } },
    answer: { is: 'LoginResponse', example: { ...TOKENS, user: EXAMPLE_USER } },
    refusals: { 401: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
  me: {
    summary: 'The caller',
    answer: { is: 'UserResponse', example: { user: EXAMPLE_USER } },
  },
  logout: {
    summary: 'Ends the session of the bearer token',
    answer: says('You are signed out.'),
  },
  verifyEmail: {
    summary: 'Verifies an address with the mailed link',
    limits: ['link:client'],
    description: 'Tokens come with the first opening of a link only. A link lives for 24 hours.',
    parameters: MAILED_TOKEN,
    answer: { is: 'VerifyEmailResponse', example: { message: 'Your email is verified.', ...TOKENS } },
    refusals: { 400: ['INVALID_TOKEN'], 429: ['TOO_MANY_REQUESTS'] },
  },
  resendVerification: {
    summary: 'Mails the verification link again',
    limits: ['resend:client', 'resend:client-address', 'resend:address'],
    body: { example: { email: 'mira@example.com' } },
    answer: says('If this address is waiting for verification, a new link is on its way.'),
    refusals: { 429: ['TOO_MANY_REQUESTS'] },
  },
  refresh: {
    summary: 'Exchanges a refresh token for a new pair',
    limits: ['refresh:client'],
    description:
      'A refresh token is used once. Using an old one again ends all tokens of that sign-in, but for ten seconds of grace.',
    body: { example: { refreshToken: TOKENS.refreshToken } },
    answer: { is: 'TokenPair', example: TOKENS },
    refusals: { 401: ['UNAUTHENTICATED'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;

export const PASSWORD_OPERATIONS = {
  forgot: {
    summary: 'Mails a link that resets the password',
    limits: ['forgot:client', 'forgot:client-address', 'forgot:address'],
    body: { example: { email: 'mira@example.com' } },
    answer: says('If this address has an account, a link to reset the password is on its way.'),
    refusals: { 429: ['TOO_MANY_REQUESTS'] },
  },
  reset: {
    summary: 'Sets a new password with the mailed link and ends every session',
    limits: ['link:client'],
    parameters: MAILED_TOKEN,
    body: { example: { password: 'correct horse 43' } },
    answer: says('Your password has been reset. You can sign in with it now.'),
    refusals: { 400: ['INVALID_TOKEN'], 429: ['TOO_MANY_REQUESTS'] },
  },
  change: {
    summary: 'Changes the password and ends all other sessions',
    limits: ['confirm:client', 'confirm:account'],
    body: { example: { currentPassword: 'correct horse 42', newPassword: 'correct horse 43' } },
    answer: says('Password changed successfully!'),
    refusals: { 400: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;
