export const rootModule = 'api';
