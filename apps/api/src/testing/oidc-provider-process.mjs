import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/**
 * An OpenID Connect provider on loopback. `SIGN_IN_PROVIDER` is JSON: `{redirectUris, accounts}` with claims by
 * account id. The request's `login_hint` chooses the account, instead of a form.
 */
const { redirectUris, accounts } = JSON.parse(process.env.SIGN_IN_PROVIDER);
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'figura',
        client_secret: 'a secret of the client',
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the cookies'] },
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url.startsWith('/interaction/')) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const accountId = params.login_hint;
    const result = accounts[accountId]
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'Cancelled' };
    await provider.interactionFinished(request, response, result);
  });
  process.send({ issuer });
});
