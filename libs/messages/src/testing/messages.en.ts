export default {
  translator: {
    phrase: '{piece_The} {piece_number, select, many {are} other {is}} wide.',
    plain: "The tape’s end, isn't it?",
    greeting: 'Hello {name}',
    items: '{count, plural, =0 {Nothing} one {One item} other {# items}}',
    change: '{direction, select, more {larger} less {smaller} other {}}',
    total: '{amount, number}',
    share: '{share, number, ::percent}',
    day: '{day, date, ::yyyyMMMMd}',
    terms: '{name} reads <bold>the terms</bold> first',
    'status.paid': 'Paid',
    'status.refunded': 'Refunded',
  },
} as const;
