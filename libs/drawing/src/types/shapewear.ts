export const drawnAs = 'bikini-bottom';
