import { translator } from '../../lib/messages/translator';

export const passportPage = translator({
  title: 'Your style passport',
  loading: 'Putting your passport together…',
  failure: 'Your passport could not be put together.',
  unmeasured: 'Your passport starts with your measurements',
  aboutUnmeasured: 'Take eight measurements with a soft tape, and it is ready.',
  start: 'Take your measurements',
  numbers: 'Show my measurements',
  aboutNumbers:
    'They appear on this page, in the picture, and in new links only if you turn this on. Without them the figure is typical of your type.',
  print: 'Print',
  share: 'Share picture',
  whole:
    'These come from your free guide. With lifetime access they are what matters most across all your guides.',
  unlock: 'See all guides',
});

export const picture = translator({
  file: 'figura-style-passport.png',
  title: 'My style passport',
  eyebrow: 'Style passport',
  leave: 'Avoid: {name}',
  length: '{length} {unit}',
});

export const links = translator({
  title: 'Share by a link',
  lead: 'Anyone with the link sees your passport as it is when they open it, without your name. You can withdraw any link at any time; it then opens nothing.',
  create: 'Make a link',
  included: 'It will show your measurements.',
  ready: 'Your link is ready. Copy it now: it is shown only once.',
  url: 'The link',
  copied: 'The link is copied.',
  notCopied: 'It could not be copied. Please select it and copy it yourself.',
  live: 'Live links',
  none: 'Nobody can see your passport: there is no live link.',
  made: 'Made on {day}',
  withNumbers: 'with your measurements',
  withoutNumbers: 'without measurements',
  withdraw: 'Withdraw',
  withdrawThis: 'Withdraw the link made on {day}, {numbers}',
  withdrawn: 'The link is withdrawn. It no longer opens anything.',
  failure: 'That did not work.',
  loadFailure: 'Your links could not be loaded.',
});
