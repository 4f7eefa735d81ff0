export const drawnAs = 'jumpsuit';
