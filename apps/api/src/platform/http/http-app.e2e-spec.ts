import { PROBLEM_CODES, type Problem } from '@figura/contracts';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { TestApp } from '../../testing/test-app';
import { ACCESS, type Access } from './access/access';

/** A new public route is a deliberate decision. */
const PUBLIC_ROUTES = [
  'AuthController.login',
  'AuthController.refresh',
  'AuthController.register',
  'AuthController.resendVerification',
  'AuthController.verifyEmail',
  'AuthController.verifyEmailWithPassword',
  'CalendarController.read',
  'CatalogPicturesController.read',
  'ContactController.contact',
  'DemoShopController.page',
  'DemoShopController.photo',
  'HealthController.live',
  'HealthController.ready',
  'MailboxController.list',
  'MailboxController.page',
  'MondayMailController.unsubscribe',
  'PasskeysController.begin',
  'PasskeysController.finish',
  'PasswordController.forgot',
  'PasswordController.reset',
  'PaymentsController.price',
  'PaymentsController.receive',
  'ProductPhotosController.read',
  'ProfileImagesController.read',
  'ProvidersController.begin',
  'ProvidersController.finish',
  'ProvidersController.finishLinkByMail',
  'ProvidersController.link',
  'ProvidersController.list',
  'ProvidersController.register',
  'ProvidersController.requestLinkMail',
  'SecondFactorController.finish',
  'SharedPassportController.open',
  'SharedPassportController.picture',
  'StartController.preview',
];

const UNVERIFIED_ROUTES = [
  'AuthController.logout',
  'AuthController.me',
  'SignInMethodsController.describe',
  'UsersController.delete',
  'UsersController.export',
];

describe('HTTP application', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off', CORS_ORIGINS: 'https://figura.test' });
  });
  afterAll(() => test.stop());

  it('every route requires a verified user unless it is listed [S34]', async () => {
    const scanner = new MetadataScanner();
    const reflector = new Reflector();
    const routes: Record<string, Access> = {};
    const controllers = [...test.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    for (const { metatype, instance } of controllers) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
      for (const name of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name]!;
        if (Reflect.getMetadata('path', handler) === undefined) continue;
        routes[`${metatype!.name}.${name}`] =
          reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, metatype!]) ?? 'signed-in';
      }
    }
    const listRoutesWithAccess = (access: Access) =>
      Object.keys(routes)
        .filter((name) => routes[name] === access)
        .sort();
    expect(listRoutesWithAccess('public')).toEqual(PUBLIC_ROUTES);
    expect(listRoutesWithAccess('signed-in')).toEqual(UNVERIFIED_ROUTES);
    expect(listRoutesWithAccess('verified').length).toBeGreaterThan(5);
  });

  describe('Error responses', () => {
    const json = { 'content-type': 'application/json' };
    it.each<[string, Parameters<TestApp['request']>, number]>([
      ['an unknown route', ['GET', '/api/nothing'], 404],
      ['an unknown method', ['DELETE', '/api/auth/login'], 404],
      ['a body that is not JSON', ['POST', '/api/auth/login', '{', { headers: json }], 400],
      ['an empty JSON body', ['POST', '/api/auth/login', '', { headers: json }], 400],
      [
        'a body that pollutes prototypes',
        ['POST', '/api/auth/login', '{"__proto__":{"a":1}}', { headers: json }],
        400,
      ],
      [
        'a constructor in a body',
        ['POST', '/api/auth/login', '{"constructor":{"prototype":{}}}', { headers: json }],
        400,
      ],
      ['a list as the body', ['POST', '/api/auth/login', '[]', { headers: json }], 400],
      [
        'plain text',
        ['POST', '/api/auth/login', 'email=a', { headers: { 'content-type': 'text/plain' } }],
        415,
      ],
      [
        'a form',
        [
          'POST',
          '/api/auth/login',
          'email=a',
          { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        ],
        415,
      ],
      [
        'a body that is too large',
        ['POST', '/api/auth/login', JSON.stringify({ email: 'x'.repeat(200_000) }), { headers: json }],
        413,
      ],
      ['a malformed URL', ['GET', '/api/%E0%A4%A'], 400],
      ['an oversized parameter', ['GET', `/api/auth/verify-email/${'x'.repeat(5_000)}`], 414],
      ['a request without a token', ['GET', '/api/auth/me'], 401],
      ['a broken token', ['GET', '/api/auth/me', undefined, { token: 'x' }], 401],
    ])('%s gets a problem document', async (_, request, status) => {
      const response = await test.request<Problem>(...request);
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.body).toMatchObject({ type: 'about:blank', status, error: response.body.detail });
      expect(PROBLEM_CODES).toContain(response.body.code);
      expect(response.text).not.toMatch(/stack|node_modules|Error:/);
    });
  });

  it.each([
    '/api/health/live',
    '/api/nothing',
    '/dev/mailbox',
    '/api/%E0%A4%A',
    `/api/auth/verify-email/${'x'.repeat(5_000)}`,
  ])('%s has the security headers [S57]', async (path) => {
    const { headers } = await test.request('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('X-Request-Id is kept if harmless and replaced otherwise [S58]', async () => {
    const fetchRequestId = async (given: string) =>
      (await test.request('GET', '/api/health/live', undefined, { headers: { 'x-request-id': given } }))
        .headers['x-request-id'];
    expect(await fetchRequestId('abc-123')).toBe('abc-123');
    expect(await fetchRequestId('{"forged":1}')).toMatch(/^[\da-f-]{36}$/);
  });

  it('CORS allows only the configured origins [S55]', async () => {
    const fetchAllowedOrigin = async (origin: string) =>
      (await test.request('GET', '/api/health/live', undefined, { headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await fetchAllowedOrigin('https://figura.test')).toBe('https://figura.test');
    expect(await fetchAllowedOrigin('https://evil.example')).toBeUndefined();
    expect(await fetchAllowedOrigin('null')).toBeUndefined();
  });

  it('CORS allows the registration key from the configured origins [S55]', async () => {
    const { headers } = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/verify-email/a-token',
      headers: {
        origin: 'https://figura.test',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'registration-key',
      },
    });
    expect(headers['access-control-allow-headers']).toMatch(/registration-key/i);
  });

  it('GET /health/live and /health/ready answer 200', async () => {
    expect((await test.request('GET', '/api/health/live')).status).toBe(200);
    expect(await test.request('GET', '/api/health/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });

  it('GET /dev/mail lists captured mails, newest first, and escapes hostile content', async () => {
    const account = await test.register({ firstName: '<script>', verified: false });
    await test.mailsTo(account.email);
    const list = await test.request<{ subject: string }[]>('GET', '/dev/mail');
    expect(list.body[0]).toMatchObject({
      subject: 'Confirm your email for Figura',
      links: expect.any(Array),
    });
    const page = await test.request('GET', '/dev/mailbox');
    expect(page.text).not.toContain('<script>');
  });
});

describe('HTTP application in production', () => {
  it('production serves no /dev route and runs no jobs', async () => {
    const config = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:1' };
    await expect(TestApp.start(config)).rejects.toThrow(/MONGODB_URI must be set in production/);
  });
});
