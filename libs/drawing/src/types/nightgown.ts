export const drawnAs = 'slip-dress';
