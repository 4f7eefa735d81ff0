export default {
  tradeOff: {
    less: '{effect} For your {feature}, there are better choices.',
    asMuch: '{effect} For your {feature}, choose something else.',
  },
} as const;
