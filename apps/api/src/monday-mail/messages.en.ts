export default {
  errors: {
    unknownSubscription: 'This link is not valid. You can turn off the Monday email in Settings.',
    unsupportedPush: 'Notifications from this browser are not supported.',
  },
  answers: {
    stopped: 'The Monday email is stopped. You can turn it back on in Settings.',
  },
} as const;
