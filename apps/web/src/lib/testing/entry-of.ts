export const createEntry = (height: number): IntersectionObserverEntry =>
  ({ isIntersecting: true, boundingClientRect: { height } }) as IntersectionObserverEntry;
