export const drawnAs = 'longline-cardigan';
