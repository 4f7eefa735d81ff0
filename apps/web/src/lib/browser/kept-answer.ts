/** The service worker's message after an earlier answer. */
export const KEPT_ANSWER = 'kept-answer';
