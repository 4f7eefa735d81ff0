import { MessageResponse } from '../platform/http/responses/message.dto';
import { answers, type Operations } from '../platform/openapi/operation';

export const MONDAY_MAIL_OPERATIONS = {
  unsubscribe: {
    summary: 'Stops the Monday mail of whoever got the link',
    description:
      'The one click of RFC 8058: mail programs send it without a session, and a form that is not read. Repeating it changes nothing.',
    parameters: {
      token: {
        description: 'The end of the URL in the mail.',
        example: 'Z0HwosTluNHyo7TFmY2w1nXkq0vT3mJ8bRzLhA',
      },
    },
    limits: ['link:client'],
    ...answers(MessageResponse, {
      message: 'The Monday mail is stopped. You can ask for it again in Settings.',
    }),
    errors: { 404: ['NOT_FOUND'], 429: ['TOO_MANY_REQUESTS'] },
  },
} satisfies Operations;
