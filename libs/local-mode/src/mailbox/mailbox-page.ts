import { escapeHtml } from '../escape-html';
import type { CapturedMail } from './mailbox';

/** Mails carry inline styles and pictures; their frames run no script. */
export const MAILBOX_PAGE_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

export function buildMailboxPage(mails: readonly CapturedMail[]): string {
  const entries = mails.map(
    (mail, index) => `
      <details name="mail" ${index === 0 ? 'open' : ''}>
        <summary><strong>${escapeHtml(mail.subject)}</strong> to ${escapeHtml(mail.to)}
          <time datetime="${mail.date}">${mail.date.slice(11, 19)} UTC</time></summary>
        <p class="links">${mail.links
          .filter((link) => /^https?:/.test(link))
          .map((link) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`)
          .join('<br>')}</p>
        <iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
      </details>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mailbox · Figura, local mode</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 32px auto; padding: 0 16px; color: #231f20; background: #fbf7f2 }
      summary { cursor: pointer; padding: 12px 0; border-bottom: 1px solid #e4d8cd }
      time { color: #6b5f5a; font-size: 14px; margin-left: 8px }
      .links { overflow-wrap: anywhere; font-size: 14px }
      iframe { width: 100%; height: 560px; border: 1px solid #e4d8cd; border-radius: 12px; background: #fff }
    </style>
  </head>
  <body>
    <h1>Mailbox</h1>
    <p>In local mode no mail leaves this machine. Here is what would have been sent, newest first.</p>
    ${entries.join('') || '<p>No mail yet.</p>'}
  </body>
</html>`;
}
