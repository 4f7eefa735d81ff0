import { Injectable, Optional, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS, type Access } from './access';
import { EmailNotVerifiedError, PremiumRequiredError, UnauthenticatedError } from './access.errors';
import type { Caller } from './caller';
import { KnownCallers } from './known-callers';

interface CalledRequest {
  headers: { authorization?: string };
  user: Caller;
}

/** The one guard of the product: every route is closed unless its mark opens it. */
@Injectable()
export class AccessGuard extends AuthGuard('access-token') {
  constructor(
    private readonly reflector: Reflector,
    @Optional() private readonly known?: KnownCallers,
  ) {
    super();
  }

  // Not `async`: a known caller passes without waiting for anything.
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'signed-in';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const known = request.headers.authorization && this.known?.peek(request.headers.authorization);
    if (!known) return this.authenticate(context, access);
    request.user = known;
    return allow(known, access);
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

function allow(caller: Caller, access: Access): true {
  if (access !== 'signed-in' && !caller.isVerified) throw new EmailNotVerifiedError();
  if (access === 'premium' && !caller.hasPaid) throw new PremiumRequiredError();
  return true;
}
