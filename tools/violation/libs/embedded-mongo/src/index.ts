export const database = 'database';
