export const drawnAs = 'sneaker';
