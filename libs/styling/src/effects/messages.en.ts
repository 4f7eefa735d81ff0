export default {
  tradeOff: {
    little: '{effect} A trade-off: for {feature} it pulls a little the other way.',
    less: '{effect} A trade-off: for {feature} it pulls the other way.',
    asMuch: '{effect} A trade-off: for {feature} it pulls the other way at least as much.',
  },
} as const;
