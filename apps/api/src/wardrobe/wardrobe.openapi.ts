import { MAX_WEARS, WARDROBE_UNDO_DAYS, WARDROBE_UNDO_PIECES } from '@figura/contracts';
import { TEXT_ERRORS } from '@figura/garments';
import { answers, type Operations } from '../platform/openapi/operation';
import { FindAlike } from '../garments/garments.dto';
import { AddedLinesResponse, WardrobePiece, WardrobeResponse } from './wardrobe.dto';

const ID = '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10';

const PIECE: WardrobePiece = {
  id: ID,
  garment: {
    category: 'One-Piece',
    type: 'wrap-dress',
    attributes: { style: ['wrap'], length: ['knee'] },
    colors: [{ name: 'Black', hex: '#1c1c1e' }],
  },
  name: 'Black wrap dress, knee length',
  price: { amount: 89.5, currency: 'USD' },
  note: 'From the market in Porto',
  brand: 'Ada',
  size: '38',
  wish: false,
  wears: ['2026-11-21'],
  timesWorn: 1,
  addedAt: '2026-11-01T09:30:00.000Z',
};
const PATH = { id: { description: 'Id of the piece.', example: ID } };
const DAY = { date: { description: 'A day, `YYYY-MM-DD`.', example: '2026-11-21' } };
const NOT_FOUND = { 404: ['NOT_FOUND'] } as const;
const FULL = { 403: ['QUOTA_USED'], 409: ['WARDROBE_FULL'] } as const;

export const WARDROBE_OPERATIONS = {
  list: {
    summary: "The caller's wardrobe, newest first",
    description:
      'In pages of 48 at most. Without lifetime access, or after it ended, everything that is there can still be read, changed and taken out.',
    parameters: {
      cursor: { description: '`next` of the page before.', example: 'NjZmMGMyYTRlMWI3ZDNhOWM0ZTVmNjAx' },
      limit: { description: 'How many pieces at most.', example: '48' },
      q: { description: 'Words that all occur in the piece, or begin one that does.', example: 'black' },
      category: { description: 'Pieces of this category only.', example: 'Tops' },
      worn: {
        description: '`not-for-a-season`: pieces that were not worn for 91 days, and are here for longer.',
        example: 'not-for-a-season',
      },
      wish: { description: '`true`: what is wished for, in the place of what is owned.', example: 'true' },
      deleted: {
        description: '`true`: what was taken out in the last 30 days, in the place of what is there.',
        example: 'true',
      },
    },
    ...answers(WardrobeResponse, { items: [PIECE], next: null, total: 1, held: 1, wishes: 0, limit: 10 }),
    errors: { 410: ['STALE_CURSOR'] },
  },
  add: {
    summary: 'Adds a piece, from its words, as a garment, or from an item, a product or a check',
    description:
      'Exactly one of `text`, `garment`, `itemId`, `productId` and `checkId` says what it is; a check of the last 30 minutes does so alone, an older one with its garment. With `wish` it is wished for: it can be neither worn nor part of an outfit until a change says that it is owned. A wardrobe holds 1,000 pieces and wishes, without lifetime access ten.',
    body: { example: { text: 'Black wrap dress, knee length', price: PIECE.price, note: PIECE.note } },
    ...answers(WardrobePiece, { ...PIECE, wears: [], timesWorn: 0 }),
    errors: { 400: ['NOT_A_GARMENT', 'TEXT_TOO_LONG'], ...NOT_FOUND, ...FULL },
  },
  addLines: {
    summary: 'Adds the pieces of a list: one on each line, or the rows of a spreadsheet',
    description:
      'What can be read and has room is added; `rest` says of every other line why not. Nothing is added twice under one id. Blank lines are read past. A price with its currency and a size become fields. Where the first line names columns (name, brand, size, color, price, bought, notes and the like, in any order), the lines are read as a spreadsheet: between commas, semicolons or tabs, with quoted cells that may hold line breaks; what fits no field goes into the note. An amount without a currency is in that of the head of its column, else of the budget, else in US dollars. When nothing can be added the answer is an error, whose `fields` name each line in which there is no garment.',
    body: { example: { texts: ['Black wrap dress, knee length, size 38, 89.50 USD', 'Lisbon'] } },
    ...answers(AddedLinesResponse, {
      items: [{ ...PIECE, wears: [], timesWorn: 0 }],
      rest: [
        {
          line: 2,
          text: 'Lisbon',
          code: 'NOT_A_GARMENT',
          error: TEXT_ERRORS.noGarment.sentence,
        },
      ],
      header: null,
    }),
    errors: { 400: ['NOT_A_GARMENT', 'TEXT_TOO_LONG'], ...FULL },
  },
  change: {
    summary: 'Changes a piece',
    description: 'What is left out stays as it is; null clears the price, the note, the brand and the size.',
    parameters: PATH,
    body: { example: { name: PIECE.name, price: PIECE.price, note: PIECE.note } },
    ...answers(WardrobePiece, PIECE),
    errors: NOT_FOUND,
  },
  remove: {
    summary: 'Takes a piece out',
    description: `It can be put back for ${WARDROBE_UNDO_DAYS} days, if it is one of the latest ${WARDROBE_UNDO_PIECES} that were taken out; then it is deleted with its photograph. One that is out already stays so.`,
    parameters: PATH,
    ...answers(WardrobePiece, PIECE),
    errors: NOT_FOUND,
  },
  alike: {
    summary: 'What to search for in shops to find a piece like this one',
    description:
      'Second-hand shops first. With lifetime access and measurements the words that matter most for the caller come first.',
    parameters: PATH,
    ...answers(FindAlike, {
      searchWords: ['wrap dress', 'knee length'],
      searches: [{ name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress' }],
    }),
    errors: NOT_FOUND,
  },
  restore: {
    summary: 'Puts a piece back that was taken out in the last 30 days',
    parameters: PATH,
    ...answers(WardrobePiece, PIECE),
    errors: { ...NOT_FOUND, ...FULL },
  },
  wear: {
    summary: 'Notes that a piece was worn on a day',
    description: `Once for a day, however often it is sent; ${MAX_WEARS.toLocaleString('en-US')} days at most.`,
    parameters: { ...PATH, ...DAY },
    ...answers(WardrobePiece, PIECE),
    errors: { ...NOT_FOUND, 409: ['CONFLICT'] },
  },
  unwear: {
    summary: 'Notes that a piece was not worn on a day',
    parameters: { ...PATH, ...DAY },
    ...answers(WardrobePiece, { ...PIECE, wears: [], timesWorn: 0 }),
    errors: NOT_FOUND,
  },
  readPhoto: {
    summary: 'The photograph of a piece',
    description: 'For its owner alone; nobody caches it.',
    parameters: {
      ...PATH,
      name: { description: 'Name of the photograph.', example: '5cRkzq0F3mW8x2nLJt7YbA' },
    },
    answer: { picture: 'image/webp', cached: false },
    errors: NOT_FOUND,
  },
  putPhoto: {
    summary: 'Stores a photograph of a piece, in the place of the one before',
    description:
      'It comes in a form, as `photo`: PNG, JPEG or WebP of at most 5 MB. It is cropped to a square and loses its metadata; nothing is recognized in it. An account may send 100 in an hour; `429` also says that too many are being read at the moment.',
    parameters: PATH,
    body: { example: {}, form: { photo: 'PNG, JPEG or WebP of at most 5 MB.' } },
    ...answers(WardrobePiece, { ...PIECE, photoUrl: `/wardrobe/${ID}/photo/5cRkzq0F3mW8x2nLJt7YbA` }),
    errors: { ...NOT_FOUND, 429: ['TOO_MANY_REQUESTS'] },
  },
  removePhoto: {
    summary: 'Removes the photograph of a piece',
    description: 'Without one nothing changes.',
    parameters: PATH,
    ...answers(WardrobePiece, PIECE),
    errors: NOT_FOUND,
  },
} satisfies Operations;
