export default {
  unsubscribePage: {
    title: 'The Monday email',
    caption: 'Your outfit of the week stays on your dashboard.',
  },
  unsubscribe: {
    question: 'Stop emailing you an outfit on Mondays? Nothing else changes.',
    stop: 'Stop the Monday email',
    failure: 'We could not stop the Monday email',
    done: 'The Monday email is stopped. Changed your mind? Turn it back on in Settings › Preferences.',
    open: 'Open Figura',
  },
} as const;
