import type { SignInProvider } from './sign-in-providers';
import { isWeakSecret } from './secret-strength';

interface JudgedSettings {
  APP_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  CONTACT_EMAIL?: string | undefined;
  JWT_SECRET?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  TRUSTED_PROXIES?: number | undefined;
  OIDC_PROVIDERS?: readonly SignInProvider[] | undefined;
}

export interface SettingFinding {
  setting: keyof JudgedSettings;
  /** Predicate of a sentence whose subject is the setting's name. */
  message: string;
}

/** Domains that never lead to a real host (RFC 2606, RFC 6761), and documentation domains. */
const RESERVED = /(^|\.)(test|example|invalid|localhost|local|example\.(com|net|org))$/i;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/i;
const MAIL_CATCHER = /^(mailpit|mailhog|maildev|mailcatcher)$/i;
const MAIL_CATCHER_PORT = '1025';

/** `allowed` permits URLs for trials (`ALLOW_UNSAFE_SETTINGS`), never a weak secret. */
export function listRefusedSettings(settings: JudgedSettings, allowed: boolean): SettingFinding[] {
  const findings = allowed ? [] : listTrialAddresses(settings);
  if (settings.JWT_SECRET !== undefined && isWeakSecret(settings.JWT_SECRET))
    findings.unshift({
      setting: 'JWT_SECRET',
      message: 'can be guessed: use the output of "openssl rand -base64 48", unchanged',
    });
  return findings;
}

export function listDoubtfulSettings(settings: JudgedSettings): SettingFinding[] {
  const findings = listTrialAddresses(settings);
  if (settings.TRUSTED_PROXIES === undefined)
    findings.push({
      setting: 'TRUSTED_PROXIES',
      message:
        'is not set: set it to the number of proxies before the API (0 for none), or all clients behind a proxy share one limit',
    });
  if (settings.CONTACT_EMAIL === undefined)
    findings.push({
      setting: 'CONTACT_EMAIL',
      message:
        'is not set: set it to an address that a person reads; until then, users are told to write to the sender of the emails',
    });
  if (/^[sr]k_test_/.test(settings.STRIPE_SECRET_KEY ?? ''))
    findings.push({
      setting: 'STRIPE_SECRET_KEY',
      message: 'is a test key: nobody is charged; set the live key of the account',
    });
  return findings;
}

function listTrialAddresses({
  APP_URL,
  SMTP_URL,
  MAIL_FROM,
  CONTACT_EMAIL,
  OIDC_PROVIDERS = [],
}: JudgedSettings): SettingFinding[] {
  const findings: SettingFinding[] = [];
  const complain = (setting: SettingFinding['setting'], message: string) =>
    findings.push({ setting, message });
  if (APP_URL !== undefined && !APP_URL.startsWith('https://'))
    complain('APP_URL', 'must start with https://, because sign-ins use it');
  else if (APP_URL !== undefined && isNowhere(parseHost(APP_URL)))
    complain('APP_URL', 'must name the host that users open');
  if (SMTP_URL !== undefined && isMailCatcher(SMTP_URL))
    complain('SMTP_URL', 'must name a mail server that delivers');
  if (MAIL_FROM !== undefined && isNowhere(parseDomain(MAIL_FROM)))
    complain('MAIL_FROM', 'must name an address of a domain that you own');
  if (OIDC_PROVIDERS.some(({ issuer }) => !issuer.startsWith('https://')))
    complain('OIDC_PROVIDERS', 'must name issuers that start with https://, because sign-ins use them');
  if (CONTACT_EMAIL !== undefined && isNowhere(parseDomain(CONTACT_EMAIL)))
    complain('CONTACT_EMAIL', 'must be an address that receives email');
  return findings;
}

function isMailCatcher(url: string): boolean {
  const host = parseHost(url);
  const reserved = RESERVED.test(host) && !LOOPBACK.test(host);
  return reserved || MAIL_CATCHER.test(host) || parsePort(url) === MAIL_CATCHER_PORT;
}

const isNowhere = (host: string): boolean => host === '' || RESERVED.test(host) || LOOPBACK.test(host);

const parseHost = (url: string): string => parse(url)?.hostname.replace(/\.$/, '') ?? '';
const parsePort = (url: string): string => parse(url)?.port ?? '';

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

function parseDomain(mailbox: string): string {
  return /@([^@\s<>]+?)\.?>?\s*$/.exec(mailbox)?.[1] ?? '';
}
