export const errors = {
  guideNotFound: 'Zu diesem Körperteil gibt es nichts',
  itemNotFound: 'Dieses Teil gibt es nicht',
};

export const fields = {
  missingParameters: 'Es fehlen Angaben',
};
