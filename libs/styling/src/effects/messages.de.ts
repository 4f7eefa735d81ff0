export default {
  tradeOff: {
    harms: '{effect} Zu {feature_your_dative} passt anderes besser.',
    shown: '{deed}.',
    helps: '{effect} Zu {feature_your_dative} passt es aber.',
  },
} as const;
