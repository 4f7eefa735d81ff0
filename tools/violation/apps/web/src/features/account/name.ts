export const name = 'account';
