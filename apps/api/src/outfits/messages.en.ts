import { translator } from '../platform/errors/translator';

export const errors = translator({
  pieceTwice: 'An outfit has each piece once',
  outfitNotFound: 'We could not find this outfit. It may have been deleted.',
  pieceNotFound: 'We could not find one of these pieces. It may have been deleted.',
  checkOver: 'This check has expired. Please check the piece again.',
  tooManyOutfits: 'You already have {max, number} outfits, the most you can keep. Please delete one first.',
  tooManyWears: 'This outfit already has {max, number} days noted, the most it can have.',
  tooManyPlans: 'This outfit is already planned for {max, number} days, the most it can have.',
  calendarNotFound: 'This calendar link no longer works. Please make a new one on the page Outfits.',
  packingListNotFound: 'We could not find this packing list. It may have been deleted.',
  tooManyPackingLists:
    'You already have {max, number} packing lists, the most you can keep. Please delete one first.',
});

export const fields = translator({
  outfitPieces: 'An outfit has 1 to {max} pieces',
  name: 'A name is a text of at most {max} characters',
  days: 'Days must be a whole number from 1 to {max}',
  occasions: 'Occasions must be a list of {values}',
  max: 'Max must be a whole number from {min} to {max}',
  fromList: 'From must be a list of {values}',
  once: 'Once must be a list of {values}',
  temperature: 'Temperature must be {min} to {max} degrees Celsius',
  rainAndWind: 'Rain and wind are true or false',
  pieceId: 'A piece must have an id',
  pieceIdTooLong: 'The id of a piece has at most 100 characters',
  worn: 'Worn must be a list of {values}',
  from: 'From must be one or more of {values}, with commas between them',
  anchor: 'An anchor is a piece, as its source, a colon and its id; at most {max}, with commas between them',
  count: 'Count must be a whole number from 1 to {max}',
  seed: 'Seed must be a whole number from 0 to 999999',
  again: 'Again is true or false',
  day: 'Day must be a date such as 2026-11-22',
});

export const responses = translator({
  packingListDeleted: 'The packing list is deleted.',
  outfitDeleted: 'The outfit is deleted.',
  calendarLinkWithdrawn: 'The link is withdrawn. Calendars that use it show nothing new.',
});

export const reasons = translator({
  ofPiece: '{piece}: {description}',
  finish: 'With {piece}.',
});

export const calendar = translator({
  title: 'Figura outfits',
  unnamed: 'Outfit',
});

export const gone = translator({
  wardrobe: 'This piece is no longer in your wardrobe.',
  catalog: 'This piece is no longer in our catalog.',
  products: 'The shop no longer has this piece.',
});
