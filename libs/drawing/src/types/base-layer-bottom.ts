export const drawnAs = 'leggings';
