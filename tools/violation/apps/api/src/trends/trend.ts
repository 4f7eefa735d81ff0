export const trend = 'trend';
