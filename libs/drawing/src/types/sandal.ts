export const drawnAs = 'flat-sandal';
