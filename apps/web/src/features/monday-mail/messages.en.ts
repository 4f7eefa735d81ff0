export default {
  unsubscribePage: {
    title: 'The Monday mail',
    caption: 'Your outfit of the week stays on your dashboard.',
  },
  unsubscribe: {
    question: 'Shall we stop mailing you an outfit on Mondays? Nothing else changes.',
    stop: 'Stop the Monday mail',
    failure: 'The mail could not be stopped',
    done: 'The Monday mail is stopped. Changed your mind? Settings › Preferences has the switch.',
    open: 'Open Figura',
  },
} as const;
