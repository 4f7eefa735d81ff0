import { NO_PREFERENCES, type BodyConcern, type UserPreferences } from '@figura/contracts';
import { answers, type Operations } from '../platform/openapi/operation';
import { User, UserResponse } from './users.dto';
import { MessageResponse } from '../platform/http/responses/message.dto';

export const EXAMPLE_USER: User = {
  id: '66f0c2a4e1b7d3a9c4e5f601',
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'Lindqvist',
  nickname: null,
  gender: 'F',
  isVerified: true,
  hasPaid: false,
  profileImage: '/profile-images/5cRkzq0F3mW8x2nLJt7YbA.webp',
  unitPreference: 'imperial',
  measurements: {
    shoulders: 40,
    chest: 36,
    waist: 28,
    hips: 40,
    headToChest: 17.5,
    chestToCrotch: 16.5,
    crotchToKnee: 15,
    kneeToFloor: 17,
    totalHeight: 66,
  },
  underbust: null,
  bodyType: { horizontal: 'A', vertical: '1', combined: 'A1' },
  bodyConcerns: ['shoulders:sloped'],
  featureChoices: {},
  preferences: NO_PREFERENCES,
};

const CONCERNS: BodyConcern[] = ['shoulders:sloped', 'abdomen:protruding'];

const PREFERENCES: Omit<UserPreferences, 'loved' | 'hidden'> = {
  skin: 'tone-4',
  hair: { cut: 'curls', color: 'black' },
  face: { eyes: 'hooded', nose: 'broad', lips: 'full' },
  ageBand: 'mature',
  underlayer: 'swimsuit',
  never: ['heels', 'leather'],
  coverage: { sleeves: 'elbow', hem: 'knee', neckline: null },
  budget: { amount: 120, currency: 'USD' },
  taste: ['blazer', 'plaid-shirt'],
  hideNumbers: false,
  locale: 'en-US',
  hemisphere: 'north',
  mondayMail: true,
  lifeStates: [{ state: 'pregnant', dueMonth: '2027-03' }],
};

export const USERS_OPERATIONS = {
  updateProfile: {
    summary: 'Changes the profile',
    description:
      'At least one field or a picture is needed; what is left out stays as it is. The picture comes in a form, as `profileImage`: PNG, JPEG or WebP of at most 5 MB. It is cropped to a square and loses its metadata. Pictures of more than 25 megapixels are refused, as are those that take much more work than others: PNGs that are interlaced or of 16 bits per color above 4 megapixels, progressive JPEGs that hold more than 150 MB. A standard JPEG may have 52 megapixels. An account may send 10 pictures in an hour; `429` also says that too many are being read at the moment.',
    body: {
      example: { firstName: 'Mira', lastName: 'Lindqvist', gender: 'F', nickname: 'Mimi' },
      form: { profileImage: 'PNG, JPEG or WebP of at most 5 MB.' },
    },
    ...answers(UserResponse, { user: { ...EXAMPLE_USER, nickname: 'Mimi' } }),
    errors: { 429: ['TOO_MANY_REQUESTS'] },
  },
  removePicture: {
    summary: 'Removes the profile picture',
    description: 'Its URL answers 404 from then on. Without a picture nothing changes.',
    ...answers(UserResponse, { user: { ...EXAMPLE_USER, profileImage: null } }),
  },
  updateBodyPreferences: {
    summary: 'Stores the body concerns, in the place of the ones before',
    body: { example: { bodyConcerns: CONCERNS } },
    ...answers(UserResponse, { user: { ...EXAMPLE_USER, bodyConcerns: CONCERNS } }),
    errors: { 400: ['OPPOSITE_CONCERNS'] },
  },
  updateFeatureChoices: {
    summary: 'Stores what clothes are to do about some features',
    description:
      'For each feature: `balance` it, `show` it or `leave` it alone. Ranking, reasons and guides follow. What is left out stays as it is.',
    body: { example: { 'hips:wide': 'show' } },
    ...answers(UserResponse, { user: { ...EXAMPLE_USER, featureChoices: { 'hips:wide': 'show' } } }),
  },
  updatePreferences: {
    summary: 'Stores some preferences',
    description:
      'How the figure of the user is drawn: skin, hair, face, age band and what it wears without clothes, in both themes alike. Null clears a preference; what is left out stays as it is. A head covering and a turban have a color of cloth (`sand`, `clay`, `sage`, `slate`, `plum`, `ivory`), every other cut one of the others.',
    body: { example: PREFERENCES },
    ...answers(UserResponse, {
      user: { ...EXAMPLE_USER, preferences: { ...PREFERENCES, loved: [], hidden: [] } },
    }),
  },
  export: {
    summary: 'Everything that is held about the caller',
    description:
      'One JSON document with the pictures as data URLs; for clients whose `Accept` names `application/zip` an archive of the document, in which pictures are named by their files, and of these. Either is sent while it is read. One export of an account runs at a time; `429` also says that others are exporting at the moment. HEAD answers 204 and reads nothing.',
    errors: { 429: ['TOO_MANY_REQUESTS'] },
    answer: {
      archive: '`figura-data.json`, `profile-picture.webp` and `photographs/{id of the piece}.webp`.',
      schema: {
        type: 'object',
        description: 'One field for each share of the product that holds something; no secrets.',
        properties: {
          user: { type: 'object', additionalProperties: true },
          profileImage: { type: ['string', 'null'], description: 'A data URL.' },
          sessions: { type: 'array', items: { type: 'object', additionalProperties: true } },
          payments: {},
          seenTrends: { type: 'array', items: { type: 'string' }, description: 'Ids of items.' },
          quotas: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'How often something was used in a week that a free account has a limit of.',
          },
          recentChecks: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'The garments that were checked in the last 30 minutes.',
          },
          outfits: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'The outfits that are kept: pieces by where they come from, and the days worn.',
          },
          weeklyOutfit: {
            type: ['object', 'null'],
            additionalProperties: true,
            description: 'The outfit that was chosen for the last week that one was asked for.',
          },
          packingLists: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description:
              'What is packed for journeys: pieces by where they come from, and what to wear when.',
          },
          followUps: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description:
              'What became of checked pieces: open questions, and the answers of the last 60 days.',
          },
          weeklyOutfits: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'The free outfits of this week, as they were answered.',
          },
          passportLinks: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'The live links to the style passport, without what opens them.',
          },
          mondayMails: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description: 'The weeks of the last 30 days with a mail, and when it was sent.',
          },
          wardrobe: {
            type: 'array',
            items: { type: 'object', additionalProperties: true },
            description:
              'Every piece, photographs as data URLs; also what was taken out and can be put back.',
          },
        },
        required: [
          'user',
          'profileImage',
          'sessions',
          'payments',
          'seenTrends',
          'quotas',
          'recentChecks',
          'outfits',
          'weeklyOutfit',
          'packingLists',
          'followUps',
          'weeklyOutfits',
          'passportLinks',
          'mondayMails',
          'wardrobe',
        ],
        additionalProperties: false,
      },
      example: {
        user: EXAMPLE_USER,
        profileImage: null,
        sessions: [],
        payments: [],
        seenTrends: [],
        quotas: [],
        recentChecks: [],
        outfits: [],
        weeklyOutfit: null,
        packingLists: [],
        followUps: [],
        weeklyOutfits: [],
        passportLinks: [],
        mondayMails: [],
        wardrobe: [],
      },
    },
  },
  delete: {
    summary: 'Deletes the account and what is held about it',
    limits: ['confirm:client', 'confirm:account'],
    description: 'Records of payments stay, without name and address.',
    body: { example: { password: 'correct horse 42' } },
    ...answers(MessageResponse, { message: 'Your account and your data have been deleted.' }),
    errors: { 400: ['INVALID_CREDENTIALS'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;

export const PROFILE_IMAGES_OPERATIONS = {
  read: {
    summary: 'A profile picture',
    description: 'Its unguessable name is the permission, since `<img>` sends no token.',
    parameters: {
      file: { description: 'Name of the picture.', example: '5cRkzq0F3mW8x2nLJt7YbA.webp' },
    },
    answer: { picture: 'image/webp' },
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
