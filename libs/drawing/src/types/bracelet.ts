export const drawnAs = 'bangles';
