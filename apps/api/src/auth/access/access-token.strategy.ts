import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import type { Caller } from '../../platform/http/access/caller.decorator';
import { Secrets } from '../../platform/config/secrets';
import { AuthenticatorService } from './authenticator.service';
import { TOKEN_ISSUER, type VerifiedAccessToken } from '../sessions/sessions.service';

/** The only accepted header, so a token cannot name another algorithm, key ID, or key URL. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'access-token') {
  constructor(
    secrets: Secrets,
    private readonly authenticator: AuthenticatorService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: ((_request, token: string, done) =>
        token.startsWith(`${HEADER}.`)
          ? done(null, secrets.accessTokenKey as unknown as Buffer)
          : done('foreign header')) as SecretOrKeyProvider,
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
    return (await this.authenticator.authenticate(request.headers.authorization, payload)) ?? false;
  }
}
