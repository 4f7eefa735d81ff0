export default {
  alikeLink: {
    find: 'Find one like this',
    check: 'Try it in the fitting room',
  },
} as const;
