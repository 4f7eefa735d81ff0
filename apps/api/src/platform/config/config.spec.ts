import { DEFAULT_PRICES } from '@figura/contracts';
import { readConfig } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_URL: 'https://figura.app/',
  MONGODB_URI: 'mongodb://db/figura',
  REDIS_URL: 'redis://cache',
  SMTP_URL: 'smtp://mail.figura.app',
  MAIL_FROM: 'Figura <hello@figura.app>',
  JWT_SECRET: 'gU0RrHk3Xv4pQ9sYd2Wb7TfLz8Nc1Ma6JeKiVoPq',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('readConfig', () => {
  it('readConfig needs no settings for a first run', () => {
    expect(readConfig({})).toMatchObject({
      local: true,
      port: 3000,
      appUrl: 'http://localhost:3000',
      dataDir: '.data',
      mongodbUri: undefined,
      rateLimits: true,
    });
  });

  it('readConfig treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', MONGODB_URI: '' })).toMatchObject({ port: 3000, mongodbUri: undefined });
  });

  it('readConfig names every missing production setting at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production', PORT: 'many' })).toThrow(/PORT/);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /APP_URL[^]*MONGODB_URI[^]*REDIS_URL[^]*SMTP_URL[^]*JWT_SECRET[^]*STRIPE_SECRET_KEY[^]*STRIPE_WEBHOOK_SECRET/,
    );
  });

  it.each([
    ['PORT', 'many', 'must be a whole number from 0 to 65535'],
    ['TRUSTED_PROXIES', '-1', 'must be a whole number from 0 to 100'],
    ['PRODUCT_PHOTOS_MB', '0', 'must be a number from 0.01 to 1000000'],
    ['NODE_ENV', 'prod', 'must be development, test or production'],
    ['RATE_LIMITS', 'no', 'must be on or off'],
  ])('readConfig explains the valid values of %s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  - ${name} ${sentence}`);
  });

  it('readConfig refuses a secret shorter than 32 bytes [S18]', () => {
    expect(() => readConfig({ ...PRODUCTION, JWT_SECRET: 'x'.repeat(31) })).toThrow(
      /JWT_SECRET must be 32 bytes/,
    );
  });

  it('readConfig refuses URLs with the wrong protocol', () => {
    expect(() => readConfig({ MONGODB_URI: 'http://db' })).toThrow(
      /MONGODB_URI must start with mongodb:\/\//,
    );
  });

  it('readConfig requires all settings of Stripe or none', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_b' }).stripe).toEqual({
      secretKey: 'sk_test_a',
      webhookSecret: 'whsec_b',
    });
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_a' })).toThrow(/STRIPE_WEBHOOK_SECRET must be set/);
    expect(() => readConfig({ STRIPE_WEBHOOK_SECRET: 'whsec_b' })).toThrow(/STRIPE_SECRET_KEY must be set/);
    expect(() => readConfig({ ...PRODUCTION, STRIPE_SECRET_KEY: 'pk_live_x' })).toThrow(
      /STRIPE_SECRET_KEY must start with sk_ or rk_/,
    );
  });

  it('readConfig requires all settings of the picture bucket or none', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKIA', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({}).pictures).toBeUndefined();
    expect(readConfig({ S3_BUCKET: 'figura-pictures', ...keys }).pictures).toEqual({
      bucket: 'figura-pictures',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret',
      pathStyle: false,
    });
    expect(() => readConfig({ S3_BUCKET: 'figura-pictures' })).toThrow(
      /S3_ACCESS_KEY_ID must be set together with S3_BUCKET[^]*S3_SECRET_ACCESS_KEY must be set/,
    );
    expect(() => readConfig(keys)).toThrow(/S3_BUCKET must be set together with S3_ACCESS_KEY_ID/);
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/S3_BUCKET must be set together/);
    expect(() => readConfig({ S3_BUCKET: 'My Bucket', ...keys })).toThrow(
      /S3_BUCKET must be 3 to 63 lower-case/,
    );
  });

  it('readConfig refuses to turn rate limits off in production', () => {
    expect(readConfig({ ...PRODUCTION, RATE_LIMITS: 'off' }).rateLimits).toBe(true);
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  it('readConfig removes the trailing slash of the origin', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ appUrl: 'https://figura.app', local: false });
  });

  it('readConfig lets a small installation run in production on the embedded database', () => {
    const { MONGODB_URI, REDIS_URL, JWT_SECRET: _secret, ...others } = PRODUCTION;
    expect(readConfig({ ...others, DATABASE: 'embedded' })).toMatchObject({
      mongodbUri: undefined,
      redisUrl: undefined,
      jwtSecret: undefined,
      role: 'both',
    });
    expect(() => readConfig({ ...others, DATABASE: 'embedded', MONGODB_URI })).toThrow(
      /MONGODB_URI must not be set with DATABASE=embedded/,
    );
    expect(() => readConfig({ ...others, DATABASE: 'embedded', REDIS_URL })).toThrow(
      /REDIS_URL must not be set with DATABASE=embedded/,
    );
    expect(() => readConfig({ ...others, DATABASE: 'embedded', ROLE: 'worker' })).toThrow(
      /ROLE must be "both"/,
    );
    expect(() => readConfig(others)).toThrow(
      /MONGODB_URI must be set in production \(or DATABASE=embedded\)/,
    );
    expect(() => readConfig({ DATABASE: 'mongodb' })).toThrow(
      /MONGODB_URI must be set with DATABASE=mongodb/,
    );
  });

  it('readConfig chooses the role of a process: API, jobs, or both', () => {
    expect(readConfig(PRODUCTION).role).toBe('api');
    expect(readConfig({ ...PRODUCTION, ROLE: 'both' }).role).toBe('both');
    expect(readConfig({ REDIS_URL: 'redis://cache' }).role).toBe('both');
  });

  it('readConfig neither needs nor uses Stripe settings with PAYMENTS=off', () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _webhook, ...others } = PRODUCTION;
    expect(readConfig({ ...others, PAYMENTS: 'off' })).toMatchObject({ sells: false, stripe: undefined });
    expect(readConfig({ ...PRODUCTION, PAYMENTS: 'off' }).stripe).toBeUndefined();
    expect(() => readConfig(others)).toThrow(
      /STRIPE_SECRET_KEY must be set in production \(or PAYMENTS=off\)/,
    );
  });

  it('readConfig uses the default prices without settings', () => {
    expect(readConfig({}).pricing).toEqual({ ...DEFAULT_PRICES, isTaxed: false });
  });

  it.each([
    ['PRICE', 'free', 'must be an amount such as 89 or 89.90'],
    ['PRICE', '0.10', 'must be at least 0.50'],
    ['PRICE', '20', 'EARLY_PRICE must not be above PRICE'],
    ['EARLY_PRICE_UNTIL', '30.6.2026', 'must be a day such as 2026-06-30'],
    ['CURRENCY', 'dollars', 'must be the code of a currency'],
    ['CURRENCY', 'kwd', 'must be the code of a currency'],
    ['REGISTRATION', 'no', 'must be open, invite or closed'],
    ['INVITATION_DAYS', '0', 'must be a whole number from 1 to 365'],
  ])('readConfig refuses %s=%s and says why', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('readConfig refuses decimals for a currency without decimals', () => {
    expect(() => readConfig({ PRICE: '9800.50', EARLY_PRICE: '4900', CURRENCY: 'jpy' })).toThrow(
      /PRICE must be a whole number, because jpy has no decimals/,
    );
    expect(readConfig({ PRICE: '9800', EARLY_PRICE: '4900', CURRENCY: 'jpy' }).pricing.full).toBe(9800);
  });
});
