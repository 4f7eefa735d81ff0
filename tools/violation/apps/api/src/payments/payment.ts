export const payment = 'payment';
