export const drawnAs = 'fit-and-flare-dress';
