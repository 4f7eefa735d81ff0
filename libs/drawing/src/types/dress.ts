export const drawnAs = 'shift-dress';
