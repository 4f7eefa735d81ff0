import { MAX_OUTFITS, MAX_PAGE_SIZE } from '@figura/contracts';
import { answers, type Operations } from '../../platform/openapi/operation';
import { MessageResponse } from '../../platform/http/responses/message.dto';
import { KeptOutfit, KeptOutfitsResponse } from './kept.dto';

const OUTFIT_ID = {
  id: { description: 'Id of an outfit.', example: '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11' },
};
const WEAR = { ...OUTFIT_ID, date: { description: 'A day, as `YYYY-MM-DD`.', example: '2026-11-20' } };
const SHIRT = { slot: 'top', source: 'catalog', id: 'silk-shirt' } as const;

const OUTFIT: KeptOutfit = {
  id: OUTFIT_ID.id.example,
  name: 'Friday',
  pieces: [
    {
      ...SHIRT,
      garment: {
        category: 'Tops',
        type: 'shirt',
        attributes: { neckline: ['collared'], fabric: ['silk'] },
        colors: [{ name: 'Ivory', hex: '#f3ead9' }],
      },
      name: 'Silk shirt',
    },
    {
      slot: 'bottom',
      source: 'wardrobe',
      id: '66f0c2a4e1b7d3a9c4e5f601',
      garment: null,
      name: null,
      gone: 'This piece is no longer in your wardrobe.',
    },
  ],
  wears: ['2026-11-20'],
  timesWorn: 1,
  createdAt: '2026-11-19T18:30:00.000Z',
};
const NOT_THERE = { 404: ['NOT_FOUND'] } as const;
const NOT_THERE_OR_FULL = { ...NOT_THERE, 409: ['CONFLICT'] } as const;

export const KEPT_OUTFITS_OPERATIONS = {
  list: {
    summary: 'The outfits that the caller keeps, newest first',
    parameters: {
      cursor: {
        description: 'What the page before gave as `next`; left out for the first page.',
        example: 'NjZmMGMyYTRlMWI3ZDNhOWM0ZTVmNjAx',
      },
      limit: { description: `At most ${MAX_PAGE_SIZE}.`, example: '24' },
    },
    ...answers(KeptOutfitsResponse, { items: [OUTFIT], next: null }),
    errors: { 410: ['STALE_CURSOR'] },
  },
  keep: {
    summary: 'Keeps an outfit',
    description: `A client may make the id; sent again with it, nothing changes and the answer is the outfit that is kept. At most ${MAX_OUTFITS} outfits.`,
    body: { example: { name: 'Friday', pieces: [SHIRT] } },
    ...answers(KeptOutfit, OUTFIT),
    errors: NOT_THERE_OR_FULL,
  },
  change: {
    summary: 'Changes the name or the pieces of an outfit',
    description:
      'What is left out stays as it is; a name of null is taken away. Pieces come in the place of those before; one that is gone may stay.',
    parameters: OUTFIT_ID,
    body: { example: { name: 'Friday', pieces: [SHIRT] } },
    ...answers(KeptOutfit, OUTFIT),
    errors: NOT_THERE,
  },
  remove: {
    summary: 'Deletes an outfit',
    parameters: OUTFIT_ID,
    ...answers(MessageResponse, { message: 'The outfit is deleted.' }),
    errors: NOT_THERE,
  },
  copy: {
    summary: 'Keeps the pieces of an outfit once more',
    description: 'Without the days on which it was worn. A client may make the id of the copy.',
    parameters: OUTFIT_ID,
    body: { example: {} },
    ...answers(KeptOutfit, { ...OUTFIT, wears: [], timesWorn: 0 }),
    errors: NOT_THERE_OR_FULL,
  },
  wear: {
    summary: 'Notes a day on which an outfit was worn',
    description: 'Its pieces of the wardrobe were worn then, too.',
    parameters: WEAR,
    ...answers(KeptOutfit, OUTFIT),
    errors: NOT_THERE_OR_FULL,
  },
  unwear: {
    summary: 'Takes such a day back',
    description: 'Pieces that were in no other outfit worn on the day were not worn, either.',
    parameters: WEAR,
    ...answers(KeptOutfit, { ...OUTFIT, wears: [], timesWorn: 0 }),
    errors: NOT_THERE,
  },
} satisfies Operations;
