export const useTitle = {
  title: '{title} · Figura',
};
