import { Injectable, Optional, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access } from './access';
import { EmailNotVerifiedError, PremiumRequiredError, UnauthenticatedError } from './access.errors';
import type { Caller } from './caller.decorator';
import { PrincipalCache } from './principal-cache';

interface CalledRequest {
  headers: { authorization?: string };
  user: Caller;
}

/** Every route is closed unless a decorator opens it. */
@Injectable()
export class AccessGuard extends AuthGuard('access-token') {
  constructor(
    private readonly reflector: Reflector,
    @Optional() private readonly principals?: PrincipalCache,
  ) {
    super();
  }

  // Not `async`: cached callers pass without waiting.
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'signed-in';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const { authorization } = request.headers;
    const caller = authorization && this.principals?.get(authorization);
    if (!caller) return this.authenticate(context, access);
    if (caller instanceof Promise) return caller.then((loaded) => admit(request, loaded, access));
    return admit(request, caller, access);
  }

  override handleRequest<T = Caller>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new UnauthenticatedError();
    return caller;
  }

  private async authenticate(context: ExecutionContext, access: Access): Promise<boolean> {
    await super.canActivate(context);
    return allow(context.switchToHttp().getRequest<CalledRequest>().user, access);
  }
}

function admit(request: CalledRequest, caller: Caller | null, access: Access): true {
  if (!caller) throw new UnauthenticatedError();
  request.user = caller;
  return allow(caller, access);
}

function allow(caller: Caller, access: Access): true {
  if (access !== 'signed-in' && !caller.isVerified) throw new EmailNotVerifiedError();
  if (access === 'premium' && !caller.hasPaid) throw new PremiumRequiredError();
  return true;
}
