export const drawnAs = 'wedge';
