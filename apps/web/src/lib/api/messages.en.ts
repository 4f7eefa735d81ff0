import { translator } from '../messages/translator';

export const apiClient = translator({
  sessionEnded: 'Your session has ended. Please sign in again.',
  noRefreshToken: 'No refresh token available',
});

export const apiError = translator({
  unreachable: 'We could not reach Figura. Please check your connection and try again.',
  unreadable: 'Something went wrong on our side. Please try again in a moment.',
});
