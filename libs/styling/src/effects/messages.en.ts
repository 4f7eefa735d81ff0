export default {
  tradeOff: {
    harms: '{effect} For your {feature}, there are better choices.',
    helps: '{effect} It does suit your {feature}.',
  },
} as const;
