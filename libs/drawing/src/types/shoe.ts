export const drawnAs = 'loafer';
