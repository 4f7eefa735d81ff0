export const drawnAs = 'tote-bag';
