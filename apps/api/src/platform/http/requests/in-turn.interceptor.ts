import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finalize, type Observable } from 'rxjs';
import { AccountTurns } from '../../rate-limit/account-turns';
import { buildClientKey } from '../../rate-limit/client-key';
import type { Caller } from '../access/caller.decorator';

export const IN_TURN = 'figura:in-turn';

/** Limits concurrent expensive requests per account, or per client on public routes ({@link AccountTurns}). */
export const InTurn = () => applyDecorators(SetMetadata(IN_TURN, true), UseInterceptors(InTurnInterceptor));

@Injectable()
class InTurnInterceptor implements NestInterceptor {
  constructor(private readonly turns: AccountTurns) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { user, ip } = http.getRequest<FastifyRequest & { user?: Caller }>();
    const { raw } = http.getResponse<FastifyReply>();
    const giveBack = await this.turns.take(user?.userId ?? buildClientKey(ip), raw);
    return next.handle().pipe(finalize(giveBack));
  }
}
