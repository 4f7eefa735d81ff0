import { translator } from '../messages/translator';

export const useTitle = translator({
  title: '{title} · Figura',
});
