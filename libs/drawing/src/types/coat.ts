export const drawnAs = 'wool-coat';
