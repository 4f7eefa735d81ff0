export const alikeLink = {
  find: 'Ähnliches finden',
  check: 'In der Anprobe probieren',
};
