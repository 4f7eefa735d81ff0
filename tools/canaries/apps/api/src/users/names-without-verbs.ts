export const colorOf = (): string => 'red';
export const colors = (): string => 'red';
