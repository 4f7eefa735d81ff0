export const KEPT_ANSWER = 'kept-answer';
