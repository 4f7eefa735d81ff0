export const drawnAs = 'blazer';
