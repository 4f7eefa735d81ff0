export const drawnAs = 'drop-earrings';
