/** Whether the answer under this key is advice: it follows from a person's body, and a free account gets less of it. */
export const isAdvice = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/recommendations/');
