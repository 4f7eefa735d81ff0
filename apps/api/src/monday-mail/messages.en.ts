import { translator } from '../platform/errors/translator';

export const errors = translator({
  unknownSubscription: 'This link is not valid. You can turn off the Monday email in Settings.',
  unsupportedPush: 'Notifications from this browser are not supported.',
});

export const responses = translator({
  pushOn: 'This device tells you about your outfit on Mondays.',
  pushOff: 'This device is quiet on Mondays.',
  stopped: 'The Monday email is stopped. You can turn it back on in Settings.',
});

export const fields = translator({
  endpoint: 'This push service is not supported',
  p256dh: 'The key of the browser is not valid',
  auth: 'The secret of the browser is not valid',
});

export const notification = translator({
  title: 'Your outfit for this week',
  body: 'It is on your dashboard, drawn on you.',
});
