export const payments = 'payments';
