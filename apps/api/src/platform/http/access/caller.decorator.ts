import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who makes a request: what the guard found out from the access token and the stored session. */
export interface Caller {
  userId: string;
  sessionId: string;
  isVerified: boolean;
  hasPaid: boolean;
}

/** The request's {@link Caller}; only on routes that are not public. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  return context.switchToHttp().getRequest<FastifyRequest & { user: Caller }>().user;
});
