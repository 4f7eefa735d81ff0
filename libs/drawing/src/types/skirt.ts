export const drawnAs = 'a-line-skirt';
