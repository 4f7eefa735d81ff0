export const getEntry = (height: number): IntersectionObserverEntry =>
  ({ isIntersecting: true, boundingClientRect: { height } }) as IntersectionObserverEntry;
