export default {
  errors: {
    unknownSubscription: 'This link is not valid. You can turn off the Monday email in Settings.',
    unsupportedPush: 'Notifications from this browser are not supported.',
  },
  responses: {
    pushOn: 'This device tells you about your outfit on Mondays.',
    pushOff: 'This device is quiet on Mondays.',
    stopped: 'The Monday email is stopped. You can turn it back on in Settings.',
  },
  fields: {
    endpoint: 'This push service is not supported',
    p256dh: 'The key of the browser is not valid',
    auth: 'The secret of the browser is not valid',
  },
  notification: {
    title: 'Your outfit for this week',
    body: 'It is on your dashboard, drawn on you.',
  },
} as const;
