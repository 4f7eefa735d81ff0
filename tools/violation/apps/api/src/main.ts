export const door = 'main';
