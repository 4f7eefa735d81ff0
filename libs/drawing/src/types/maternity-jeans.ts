export const drawnAs = 'straight-jeans';
