export default {
  errors: {
    guideNotFound: 'Zu diesem Körperteil gibt es nichts',
    itemNotFound: 'Dieses Teil gibt es nicht',
  },
  fields: {
    missingParameters: 'Es fehlen Angaben',
  },
} as const;
