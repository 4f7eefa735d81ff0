export default {
  tradeOff: {
    harms: '{effect} For your {feature}, there are better choices.',
    shown: '{deed}.',
    helps: '{effect} It does suit your {feature}.',
  },
} as const;
