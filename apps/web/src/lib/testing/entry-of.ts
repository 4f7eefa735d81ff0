/** What an observer tells of an element of a height that has come near the screen. */
export const entryOf = (height: number): IntersectionObserverEntry =>
  ({ isIntersecting: true, boundingClientRect: { height } }) as IntersectionObserverEntry;
