import { Injectable, Optional, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { buildClientKey } from '../../rate-limit/client-key';
import { ACCESS, KEY_ACCESS, type Access, type KeyAccess } from './access';
import {
  EmailNotVerifiedError,
  InsufficientScopeError,
  PremiumRequiredError,
  UnauthenticatedError,
} from './access.errors';
import type { Caller } from './caller.decorator';
import { KEY_PREFIX, KeyReader } from './key-reader';
import { PrincipalCache } from './principal-cache';

const BEARER = 'Bearer ';
const KEY_HEADER = `${BEARER}${KEY_PREFIX}`;

interface CalledRequest {
  method: string;
  ip: string;
  headers: { authorization?: string };
  user: Caller;
}

/** Every route is closed unless a decorator opens it. */
@Injectable()
export class AccessGuard extends AuthGuard('access-token') {
  constructor(
    private readonly reflector: Reflector,
    @Optional() private readonly principals?: PrincipalCache,
    @Optional() private readonly keys?: KeyReader,
  ) {
    super();
  }

  // Not `async`, so that cached callers pass without waiting.
  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
        context.getHandler(),
        context.getClass(),
      ]) ?? 'signed-in';
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const { authorization } = request.headers;
    const key = authorization?.startsWith(KEY_HEADER) ? authorization.slice(BEARER.length) : null;
    if (key !== null && this.keys) return this.admitKey(context, key, this.keys, access);
    const caller = authorization && this.principals?.get(authorization);
    if (!caller) return this.authenticate(context, access);
    if (caller instanceof Promise) return caller.then((loaded) => admit(request, loaded, access));
    return admit(request, caller, access);
  }

  private async admitKey(
    context: ExecutionContext,
    key: string,
    keys: KeyReader,
    access: Access,
  ): Promise<true> {
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const { scopes, ...caller } = await keys.read(key, buildClientKey(request.ip));
    const open = this.reflector.getAllAndOverride<KeyAccess | undefined>(KEY_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const scope = request.method === 'GET' || request.method === 'HEAD' ? 'read' : open?.write;
    if (!open || scope === undefined || !scopes.includes(scope)) throw new InsufficientScopeError();
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
