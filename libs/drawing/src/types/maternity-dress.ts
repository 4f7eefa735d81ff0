export const drawnAs = 'empire-dress';
