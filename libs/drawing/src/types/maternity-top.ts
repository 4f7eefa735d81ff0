export const drawnAs = 't-shirt';
