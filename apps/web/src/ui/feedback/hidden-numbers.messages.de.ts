export const hiddenNumbers = {
  hidden: 'Deine Maße sind verborgen, wie du es in den Einstellungen gewählt hast.',
  show: 'Einmal zeigen',
};
