/** What an observer tells of an element of a height that has come near the screen. */
export const getEntry = (height: number): IntersectionObserverEntry =>
  ({ isIntersecting: true, boundingClientRect: { height } }) as IntersectionObserverEntry;
