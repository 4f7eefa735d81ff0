export default {
  appearanceInvitation: {
    title: 'Your figure, drawn like you',
    text: 'Choose skin and hair once; every drawing of your figure has them. Face and age are in Settings, Preferences.',
    notNow: 'Not now',
    done: 'Done',
  },
} as const;
