export { buildDemoShopPage, DEMO_SHOP_PAGE_POLICY } from './demo-shop/demo-shop-page';
export { Mailbox, type CapturedMail, type MailStore, type StoredMail } from './mailbox/mailbox';
export { buildMailboxPage, MAILBOX_PAGE_POLICY } from './mailbox/mailbox-page';
export { isOwnHost } from './own-hosts';
export { serveCheckoutPages } from './stripe-simulator/checkout-pages';
export { StripeLedger, type PaymentMethod } from './stripe-simulator/stripe-ledger';
export { createStripeRest } from './stripe-simulator/stripe-rest';
export { StripeSimulator } from './stripe-simulator/stripe-simulator';
