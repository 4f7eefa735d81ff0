export const drawnAs = 'wide-brim-hat';
