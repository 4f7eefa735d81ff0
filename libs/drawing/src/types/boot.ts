export const drawnAs = 'ankle-boot';
