export default {
  appearanceInvitation: {
    title: 'Your figure, drawn like you',
    text: 'Choose skin and hair once; every drawing of your figure has them. You can change them in Settings.',
    notNow: 'Not now',
    done: 'Done',
  },
} as const;
