export default {
  tradeOff: {
    less: '{effect} Zu {feature_your_dative} passt anderes besser.',
    asMuch: '{effect} Zu {feature_your_dative} passt es weniger.',
  },
} as const;
