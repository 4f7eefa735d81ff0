import type { Locale } from '@figura/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface Caller {
  userId: string;
  sessionId: string;
  signedInAt: Date;
  isVerified: boolean;
  hasPaid: boolean;
  /** Null follows the browser. */
  locale: Locale | null;
}

/** Only on routes that are not public. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: Caller }>().user;
});
