export const lookCard = {
  probably: 'Wahrscheinlich',
};
