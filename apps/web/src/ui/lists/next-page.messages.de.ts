export const nextPage = {
  more: 'Mehr zeigen',
};
