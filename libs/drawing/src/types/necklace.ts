export const drawnAs = 'pendant-necklace';
