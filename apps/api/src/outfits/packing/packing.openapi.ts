import { MAX_PACKING_LISTS, MAX_PAGE_SIZE } from '@figura/contracts';
import { answers, type Operations } from '../../platform/openapi/operation';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import type { OutfitPiece } from '../kept/kept.dto';
import { PackingList, PackingListsResponse } from './packing.dto';

const LIST_ID = {
  id: { description: 'Id of a packing list.', example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11' },
};
const TICK = {
  ...LIST_ID,
  piece: { description: 'A piece of the list, as `source:id`.', example: 'catalog:silk-shirt' },
};
const NOT_THERE = { 404: ['NOT_FOUND'] } as const;

const SHIRT: OutfitPiece = {
  slot: 'top',
  source: 'catalog',
  id: 'silk-shirt',
  garment: {
    category: 'Tops',
    type: 'shirt',
    attributes: { neckline: ['collared'], fabric: ['silk'] },
    colors: [{ name: 'Ivory', hex: '#f3ead9' }],
  },
  name: 'Silk shirt',
};

const LIST: PackingList = {
  id: LIST_ID.id.example,
  occasions: ['travel', 'evening'],
  season: 'fall',
  pieces: [{ ...SHIRT, packed: true }],
  days: [
    {
      outfits: [
        {
          occasion: 'travel',
          pieces: [SHIRT],
          sentence: 'Soft enough to sleep in, whole enough to meet someone in.',
          changes: [],
        },
      ],
    },
  ],
  relaxed: [],
  missing: [{ occasion: 'evening', lacks: ['shoes'] }],
  needed: null,
  repeats: false,
  createdAt: '2026-11-19T18:30:00.000Z',
};

export const PACKING_OPERATIONS = {
  pack: {
    summary: 'Packs for a journey: a few pieces that dress every day',
    description: `A client may make the id; sent again with it, nothing changes and the answer is the list that is kept. Each day is dressed for every occasion. At most ${MAX_PACKING_LISTS} lists.`,
    body: { example: { days: 5, occasions: ['travel', 'evening'], season: 'fall', max: 12 } },
    ...answers(PackingList, LIST),
    errors: { 403: ['MEASUREMENTS_REQUIRED'], 409: ['CONFLICT'] },
  },
  list: {
    summary: 'The packing lists that the caller keeps, newest first',
    parameters: {
      cursor: {
        description: 'What the page before gave as `next`; left out for the first page.',
        example: 'NjZmMGMyYTRlMWI3ZDNhOWM0ZTVmNjAx',
      },
      limit: { description: `At most ${MAX_PAGE_SIZE}; six where it is left out.`, example: '6' },
    },
    ...answers(PackingListsResponse, { items: [LIST], next: null }),
    errors: { 410: ['STALE_CURSOR'] },
  },
  read: {
    summary: 'One packing list',
    parameters: LIST_ID,
    ...answers(PackingList, LIST),
    errors: NOT_THERE,
  },
  remove: {
    summary: 'Deletes a packing list',
    parameters: LIST_ID,
    ...answers(MessageResponse, { message: 'The packing list is deleted.' }),
    errors: NOT_THERE,
  },
  tick: {
    summary: 'Ticks a piece off',
    parameters: TICK,
    ...answers(PackingList, LIST),
    errors: NOT_THERE,
  },
  untick: {
    summary: 'Takes the tick back',
    parameters: TICK,
    ...answers(PackingList, LIST),
    errors: NOT_THERE,
  },
} satisfies Operations;
