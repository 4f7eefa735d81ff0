import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import type { Caller } from '../platform/http/caller';
import { Secrets } from '../platform/config/secrets';
import { UsersRepository } from '../users/users.repository';
import { Sessions, TOKEN_ISSUER, type AccessTokenPayload } from './sessions';

/** Finds out who calls: a sound access token whose session and person still exist. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    secrets: Secrets,
    private readonly sessions: Sessions,
    private readonly users: UsersRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: ((_request, _token, done) =>
        done(null, secrets.accessTokenKey as unknown as Buffer)) as SecretOrKeyProvider,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_ISSUER,
    });
  }

  async validate(payload: AccessTokenPayload): Promise<Caller | false> {
    const session = await this.sessions.find(payload);
    const user = session && (await this.users.findById(session.userId));
    if (!user) return false;
    return { userId: user.id, sessionId: session.id, isVerified: user.isVerified, hasPaid: user.hasPaid };
  }
}
