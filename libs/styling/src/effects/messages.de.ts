export default {
  tradeOff: {
    harms: '{effect} Zu {feature_your_dative} passt anderes besser.',
    helps: '{effect} Zu {feature_your_dative} passt es aber.',
  },
} as const;
