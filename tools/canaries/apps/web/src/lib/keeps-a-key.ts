export const keep = (text: string) => window.localStorage.setItem('undeclared', text);
