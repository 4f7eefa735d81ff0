export const drawnAs = 'straight-trousers';
