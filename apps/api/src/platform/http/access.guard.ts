import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access } from './access';
import { EmailNotVerifiedError, PremiumRequiredError, UnauthenticatedError } from './access.errors';
import type { Caller } from './caller';

/** The one guard of the product: every route is closed unless its mark opens it. */
@Injectable()
export class AccessGuard extends AuthGuard('access-token') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'signed-in';
    if (access === 'public') return true;
    await super.canActivate(context);
    const caller = context.switchToHttp().getRequest<{ user: Caller }>().user;
    if (access !== 'signed-in' && !caller.isVerified) throw new EmailNotVerifiedError();
    if (access === 'premium' && !caller.hasPaid) throw new PremiumRequiredError();
    return true;
  }

  override handleRequest<T = Caller>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new UnauthenticatedError();
    return caller;
  }
}
