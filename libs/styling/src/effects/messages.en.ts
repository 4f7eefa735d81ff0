export default {
  tradeOff: {
    little: '{effect} For {feature}, there are slightly better choices.',
    less: '{effect} For {feature}, there are better choices.',
    asMuch: '{effect} For {feature}, choose something else.',
  },
} as const;
