import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { MessageResponse } from '../platform/http/responses/message.dto';
import { answers, type Operations } from '../platform/openapi/operation';
import { NewPassportLinkResponse, Passport, PassportLinksResponse, type PassportLink } from './passport.dto';

const PASSPORT: Passport = {
  bodyType: { horizontal: 'B', vertical: '2', combined: 'B2' },
  figure: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 870" aria-hidden="true"></svg>',
  look: 'A-line midi skirt',
  rules: [
    {
      name: 'Boat neck',
      choose: true,
      effect:
        'The long, shallow line between the shoulder points widens the top of the figure into balance with what is below.',
    },
  ],
  colors: [{ name: 'Navy', hex: '#1f2a44' }],
  colorRules: [
    {
      name: 'Dark bottom half',
      choose: true,
      effect: 'Navy, chocolate or black below the waist looks somewhat smaller.',
    },
  ],
  isWhole: true,
  numbers: null,
};

const LINK: PassportLink = {
  id: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
  includesNumbers: false,
  createdAt: '2026-11-19T18:30:00.000Z',
};

export const PASSPORT_OPERATIONS = {
  passport: {
    summary: "The caller's style passport, as a link shows it",
    parameters: {
      includesNumbers: {
        description: 'Whether it shows the measurements; left out, it does not.',
        example: 'false',
      },
    },
    ...answers(Passport, PASSPORT),
    errors: { 403: ['MEASUREMENTS_REQUIRED'] },
  },
  list: {
    summary: "The live links to the caller's passport, newest first",
    description: 'Not what opens them: nobody can read that again.',
    ...answers(PassportLinksResponse, { links: [LINK] }),
  },
  create: {
    summary: "Makes a link that shows the caller's passport to whoever holds it",
    description: `It shows the passport as it is when it is opened, until it is withdrawn. At most ${MAX_PASSPORT_LINKS} live links.`,
    body: { example: { includesNumbers: false } },
    ...answers(NewPassportLinkResponse, {
      ...LINK,
      url: 'https://figura.test/p/1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I',
    }),
    errors: { 403: ['MEASUREMENTS_REQUIRED'], 409: ['CONFLICT'] },
  },
  withdraw: {
    summary: 'Withdraws a link: it opens nothing any more',
    parameters: {
      id: { description: 'The id of the link.', example: LINK.id },
    },
    ...answers(MessageResponse, { message: 'The link is withdrawn. It opens nothing any more.' }),
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;

export const SHARED_PASSPORT_OPERATIONS = {
  open: {
    summary: 'The passport that a link shows',
    parameters: {
      token: {
        description: 'The end of the URL of the link.',
        example: '1YlZQn5c8S3eD0uXJt7rWm2vKfAhGpBqLzCxNyEoT4I',
      },
    },
    limits: ['link:client'],
    ...answers(Passport, PASSPORT),
    errors: { 404: ['NOT_FOUND'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;
