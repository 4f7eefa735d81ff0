export default {
  alikeLink: {
    find: 'Ähnliches finden',
    check: 'In der Anprobe probieren',
  },
} as const;
