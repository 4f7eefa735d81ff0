import { readConfig } from './config';

const SOUND = {
  NODE_ENV: 'production',
  APP_URL: 'https://figura.app',
  MONGODB_URI: 'mongodb://db/figura',
  REDIS_URL: 'redis://cache',
  SMTP_URL: 'smtps://figura:secret@smtp.figura.app:465',
  MAIL_FROM: 'Figura <hello@figura.app>',
  CONTACT_EMAIL: 'support@figura.app',
  JWT_SECRET: 'gU0RrHk3Xv4pQ9sYd2Wb7TfLz8Nc1Ma6JeKiVoPq',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  TRUSTED_PROXIES: '1',
};
const TRYING_OUT = {
  ...SOUND,
  APP_URL: 'http://localhost:8080',
  SMTP_URL: 'smtp://mailpit:1025',
  MAIL_FROM: 'Figura <hello@figura.test>',
  ALLOW_UNSAFE_SETTINGS: 'on',
};

describe('Unsafe settings in production', () => {
  it('production accepts safe settings without a warning', () => {
    expect(readConfig(SOUND)).toMatchObject({ production: true, warnings: [] });
  });

  it.each([
    ['JWT_SECRET', 'a'.repeat(32)],
    ['JWT_SECRET', 'abcdefgh'.repeat(4)],
    ['JWT_SECRET', 'the output of that command, which is long'],
    ['MAIL_FROM', 'Figura <hello@figura.test>'],
    ['MAIL_FROM', 'hello@figura.example'],
    ['MAIL_FROM', 'Figura <hello@mail.figura.invalid>'],
    ['MAIL_FROM', 'root@localhost'],
    ['MAIL_FROM', 'Figura'],
    ['CONTACT_EMAIL', 'support@figura.example'],
    ['APP_URL', 'http://figura.app'],
    ['APP_URL', 'http://localhost:8080'],
    ['APP_URL', 'https://figura.example'],
    ['APP_URL', 'https://127.0.0.1'],
    ['SMTP_URL', 'smtp://mailpit:1025'],
    ['SMTP_URL', 'smtp://mail.example.com'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ])('production refuses %s=%s and names the setting [S98]', (name, value) => {
    expect(() => readConfig({ ...SOUND, [name]: value })).toThrow(new RegExp(`\\n  - ${name} .{20,}`));
  });

  it('production refuses a missing MAIL_FROM [S98]', () => {
    expect(() => readConfig({ ...SOUND, MAIL_FROM: '' })).toThrow(/MAIL_FROM must be set in production/);
  });

  it('production accepts a mail relay on the same machine', () => {
    expect(readConfig({ ...SOUND, SMTP_URL: 'smtp://localhost' })).toMatchObject({ warnings: [] });
  });

  it('production accepts localhost URLs only with the trial setting, and warns about each [S98]', () => {
    expect(readConfig(TRYING_OUT).warnings.map(({ setting }) => setting)).toEqual([
      'APP_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ]);
    expect(() => readConfig({ ...TRYING_OUT, ALLOW_UNSAFE_SETTINGS: 'off' })).toThrow(
      /APP_URL[^]*SMTP_URL[^]*MAIL_FROM[^]*ALLOW_UNSAFE_SETTINGS=on/,
    );
  });

  it('production never accepts a weak secret, regardless of other settings [S98]', () => {
    expect(() => readConfig({ ...TRYING_OUT, JWT_SECRET: 'a'.repeat(32) })).toThrow(/JWT_SECRET/);
  });

  it.each([
    ['TRUSTED_PROXIES', '', /number of proxies/],
    ['STRIPE_SECRET_KEY', 'sk_test_x', /test key/],
    ['STRIPE_SECRET_KEY', 'rk_test_x', /test key/],
  ])('production warns about %s=%s [S99]', (setting, value, message) => {
    expect(readConfig({ ...SOUND, [setting]: value }).warnings).toEqual([
      { setting, message: expect.stringMatching(message) as string },
    ]);
  });
});

it('local mode has no warnings', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_b' }).warnings).toEqual(
    [],
  );
});
