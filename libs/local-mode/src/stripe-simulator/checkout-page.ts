import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { escapeHtml } from '../escape-html';
import type { SessionInput } from './stripe-objects';

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7f2; --ink: #231f20; --quiet: #6b5f5a; --line: #e3d5c8; --accent: #b4532a; --on-accent: #fffaf5; --note: #f1ddd2 }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a1a; --ink: #f5ece4; --quiet: #b8aaa2; --line: #453c38; --accent: #e08a5f; --on-accent: #1d1a1a; --note: #3a2a23 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 48px 24px }
.local { color: var(--quiet); font-size: 14px; margin: 0 0 24px }
h1 { font: 400 30px/1.2 Georgia, serif; margin: 0 }
.amount { font: 400 48px/1.2 Georgia, serif; margin: 8px 0 0; font-variant-numeric: tabular-nums }
.description { color: var(--quiet); margin: 4px 0 32px }
[role=alert] { background: var(--note); border-radius: 12px; padding: 12px 16px }
fieldset { border: 0; margin: 0 0 24px; padding: 0 }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
label { display: flex; gap: 12px; align-items: center; min-height: 48px; border-bottom: 1px solid var(--line) }
input { accent-color: var(--accent); width: 20px; height: 20px }
button { font: inherit; font-weight: 600; width: 100%; min-height: 48px; border-radius: 12px; cursor: pointer; margin-top: 12px }
.pay { background: var(--accent); color: var(--on-accent); border: 0 }
.cancel { background: none; color: inherit; border: 1px solid var(--line) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

export function buildCheckoutPagePolicy(session: SessionInput): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const shop = [session.successUrl, session.cancelUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "img-src 'self'",
    // Chromium also applies this to redirect targets.
    `form-action 'self' ${[...new Set(shop)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const METHODS = {
  card: 'Card ending in 4242',
  'declined-card': 'Card ending in 0002, which is declined',
  debit: 'Bank debit, confirmed after a few seconds',
  'refused-debit': 'Bank debit, refused after a few seconds',
};

export function buildCheckoutPage(
  session: Pick<Stripe.Checkout.Session, 'id' | 'status' | 'payment_status'>,
  input: SessionInput,
  declined: boolean,
): string {
  const path = `/dev/stripe/checkout/${session.id}`;
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: input.currency }).format(
    input.amount / 100,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <title>Pay ${amount} · simulated Stripe</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="local">Simulated Stripe, local mode. No money moves here.</p>
      <h1>${escapeHtml(input.name)}</h1>
      <p class="amount">${amount}</p>
      <p class="description">${escapeHtml(input.description ?? '')}</p>
      ${session.status === 'open' ? buildPaymentForm(path, declined) : renderClosed(session, path)}
    </main>
  </body>
</html>`;
}

function buildPaymentForm(path: string, declined: boolean): string {
  const choices = Object.entries(METHODS).map(
    ([value, label], index) =>
      `<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  );
  return `${declined ? '<p role="alert">Your card was declined. Nothing was charged; please try another one.</p>' : ''}
      <form method="post" action="${path}/pay">
        <fieldset><legend>Payment method</legend>${choices.join('')}</fieldset>
        <button class="pay">Pay</button>
        <button class="cancel" formaction="${path}/cancel">Cancel</button>
      </form>`;
}

function renderClosed(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'>,
  path: string,
): string {
  if (session.status !== 'complete')
    return '<p role="alert">This page has expired. Please go back to the shop.</p>';
  if (session.payment_status !== 'paid')
    return '<p role="alert">The bank has not confirmed this payment.</p>';
  return `<p role="alert">This is paid.</p>
      <form method="post" action="${path}/refund"><button class="cancel">Refund all of it</button></form>`;
}
