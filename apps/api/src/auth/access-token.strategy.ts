import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import type { Caller } from '../platform/http/caller';
import { Secrets } from '../platform/config/secrets';
import { Callers } from './callers';
import { TOKEN_ISSUER, type VerifiedAccessToken } from './sessions';

/** Finds out who calls: a sound access token whose session and person still exist. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    secrets: Secrets,
    private readonly callers: Callers,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: ((_request, _token, done) =>
        done(null, secrets.accessTokenKey as unknown as Buffer)) as SecretOrKeyProvider,
      algorithms: ['HS256'],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_ISSUER,
      passReqToCallback: true,
    });
  }

  async validate(
    request: { headers: { authorization: string } },
    payload: VerifiedAccessToken,
  ): Promise<Caller | false> {
    return (await this.callers.admit(request.headers.authorization, payload)) ?? false;
  }
}
