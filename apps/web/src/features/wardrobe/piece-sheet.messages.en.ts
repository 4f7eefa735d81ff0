import { translator } from '../../lib/messages/translator';

export const sheet = translator({
  back: 'Back',
});

export const look = translator({
  worn: '{count, plural, =0 {Not worn yet.} one {Worn once, on {last}.} other {Worn #×, last on {last}.}}',
  wornToday: '{count, plural, one {Worn once, today.} other {Worn #×, last today.}}',
  cost: '{price}, so {cost} per wear.',
  price: '{price}.',
  inWash: 'In the wash. It won’t be suggested.',
  notForASeason: 'Not worn for a season.',
  opens: 'Goes into {count, plural, one {one outfit} other {# outfits}} you already own.',
  open: 'Open {name}',
  goesWith: 'Goes with',
});

export const wear = translator({
  wear: 'Wore it today',
  worn: 'Worn today',
  build: 'Build an outfit',
  failure: 'This could not be saved just now.',
});

export const wish = translator({
  buy: 'Bought it',
  failure: 'This could not be saved just now.',
});

export const tools = translator({
  edit: 'Edit',
  photo: 'Photo',
  wash: 'In the wash',
  unwash: 'Out of the wash',
  remove: 'Take out',
  failure: 'This could not be saved just now.',
});

export const edit = translator({
  name: 'Name',
  price: 'Price',
  priceHint: 'What you paid, for the cost per wear',
  priceWrong: 'Enter an amount, such as 89.50.',
  currency: 'Currency',
  note: 'Note',
  brand: 'Brand',
  size: 'Size',
  color: 'Color',
  save: 'Save',
  failure: 'This could not be saved just now. Nothing you typed is lost.',
  nameMissing: 'Give it a name.',
});
