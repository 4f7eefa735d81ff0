export const drawnAs = 'bra';
