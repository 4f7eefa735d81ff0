/** The service worker's message to a page whose request got an earlier answer. */
export const KEPT_ANSWER = 'kept-answer';
