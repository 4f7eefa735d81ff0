export default {
  prices: {
    one: 'It is {price}.',
    early:
      'The early price is {early} up to and including {lastDay, date, ::yyyyMMMMd}; from {firstDay, date, ::yyyyMMMMd} it is {price}.',
  },
} as const;
