export const fault = 'fault';
