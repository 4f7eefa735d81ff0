export default {
  prices: {
    one: 'Der Preis ist {price}.',
    early:
      'Der Frühpreis ist {early} bis einschließlich {lastDay, date, ::yyyyMMMMd}; ab {firstDay, date, ::yyyyMMMMd} kostet es {price}.',
  },
} as const;
