export const fields = {
  mark: 'Eine Markierung muss {values} sein oder null',
};
