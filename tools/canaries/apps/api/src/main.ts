export const entryPoint = 'main';
