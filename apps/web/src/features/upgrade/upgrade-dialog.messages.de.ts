export const upgradeDialog = {
  title: 'Zugang auf Dauer',
};
