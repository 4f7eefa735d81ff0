export default {
  tradeOff: {
    less: '{effect} For {feature}, there are better choices.',
    asMuch: '{effect} For {feature}, choose something else.',
  },
} as const;
