import { answers, type Operations } from '../platform/openapi/operation';
import { EXAMPLE_USER } from '../users/users.openapi';
import { LoginResponse, RegisterResponse, TokenPair, VerifyEmailResponse } from './auth.dto';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { UserResponse } from '../users/users.dto';

const TOKENS: TokenPair = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NmYwIn0.c2lnbmF0dXJl',
  refreshToken: '66f0c2a4e1b7d3a9c4e5f602.Qk1sT2R1a2V5',
};

const MAILED_TOKEN = {
  token: { description: 'From the mailed link.', example: 'kJ8s0dQ2vX4mZ6bN8cV1xS3aD5fG7hJ9' },
};

const REGISTRATION_KEY = {
  'Registration-Key': {
    description: 'What the answer to the registration gave to this browser.',
    example: 'qT3vW5xY7zA9bC1dE3fG5hJ7kL9mN1pQ3rS5tU7vW9x',
  },
};

const says = (message: string) => answers(MessageResponse, { message });

export const AUTH_OPERATIONS = {
  register: {
    summary: 'Stores a registration and mails a link that verifies it',
    limits: ['register:client', 'register:client-email', 'register:email', 'access-code:client'],
    description:
      'The answer is the same for an email address that is known; its owner is told by mail. A code that cannot be used stores nothing. An email address may have five registrations that wait for verification; a further one pushes out the oldest. Verifying one makes it the account and ends the others with their sessions.',
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
    ...answers(RegisterResponse, {
      message: 'Registration successful! Please check your email for verification.',
      registrationKey: REGISTRATION_KEY['Registration-Key'].example,
    }),
    errors: { 429: ['TOO_MANY_REQUESTS'] },
  },
  login: {
    summary: 'Signs in',
    limits: ['sign-in:client', 'sign-in:email', 'sign-in:account'],
    description:
      'An email address that is not verified yet signs in as well. Unknown email address and wrong password answer alike. Too many failures are answered with 429, and so is a flood that the server cannot check at once.',
    body: { example: { email: 'mira@example.com', password: 'correct horse 42' } },
    ...answers(LoginResponse, { ...TOKENS, user: EXAMPLE_USER }),
    errors: { 401: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
  me: {
    summary: 'The caller',
    ...answers(UserResponse, { user: EXAMPLE_USER }),
  },
  logout: {
    summary: 'Ends the session of the bearer token',
    ...says('You are signed out.'),
  },
  verifyEmail: {
    summary: 'Verifies a registration with its mailed link, in the browser that made it',
    limits: ['link:client'],
    description:
      'Needs the key of the registration. Without it nothing changes: the answer is 403 `PASSWORD_REQUIRED`, whose `email` is the masked email address of the link, and the same link verifies by POST with the password. Tokens come with the opening that verifies only; opening the link again says success without them. A link lives for 24 hours.',
    parameters: MAILED_TOKEN,
    headers: REGISTRATION_KEY,
    ...answers(VerifyEmailResponse, { message: 'Your email is verified.', ...TOKENS }),
    errors: { 400: ['INVALID_TOKEN'], 403: ['PASSWORD_REQUIRED'], 429: ['TOO_MANY_REQUESTS'] },
  },
  verifyEmailWithPassword: {
    summary: 'Verifies a registration with its mailed link and its password, in any browser',
    limits: ['link:client', 'verify-email:account', 'verify-email:client'],
    description: 'A wrong password verifies nothing.',
    parameters: MAILED_TOKEN,
    body: { example: { password: 'correct horse 42' } },
    ...answers(VerifyEmailResponse, { message: 'Your email is verified.', ...TOKENS }),
    errors: { 400: ['INVALID_TOKEN'], 401: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
  resendVerification: {
    summary: 'Mails the verification link again',
    limits: ['resend:client', 'resend:client-email', 'resend:email'],
    description:
      'With the key of a registration its own link, and otherwise that of the newest registration of the email address.',
    headers: REGISTRATION_KEY,
    body: { example: { email: 'mira@example.com' } },
    ...says('If this address is waiting for verification, a new link is on its way.'),
    errors: { 429: ['TOO_MANY_REQUESTS'] },
  },
  refresh: {
    summary: 'Exchanges a refresh token for a new pair',
    limits: ['refresh:client'],
    description:
      'A refresh token is used once. Using an old one again ends all tokens of that sign-in, but for ten seconds of grace.',
    body: { example: { refreshToken: TOKENS.refreshToken } },
    ...answers(TokenPair, TOKENS),
    errors: { 401: ['UNAUTHENTICATED'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;

export const PASSWORD_OPERATIONS = {
  forgot: {
    summary: 'Mails a link that resets the password',
    limits: ['forgot:client', 'forgot:client-email', 'forgot:email'],
    body: { example: { email: 'mira@example.com' } },
    ...says('If this address has an account, a link to reset the password is on its way.'),
    errors: { 429: ['TOO_MANY_REQUESTS'] },
  },
  reset: {
    summary: 'Sets a new password with the mailed link and ends every session',
    limits: ['link:client'],
    description:
      'Verifies an email address that was not verified yet, and ends the other registrations of that email address.',
    parameters: MAILED_TOKEN,
    body: { example: { password: 'correct horse 43' } },
    ...says('Your password has been reset. You can sign in with it now.'),
    errors: { 400: ['INVALID_TOKEN'], 429: ['TOO_MANY_REQUESTS'] },
  },
  change: {
    summary: 'Changes the password and ends all other sessions',
    limits: ['confirm:client', 'confirm:account'],
    body: { example: { currentPassword: 'correct horse 42', newPassword: 'correct horse 43' } },
    ...says('Password changed successfully!'),
    errors: { 400: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;
