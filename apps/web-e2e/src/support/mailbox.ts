import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

interface CapturedMail {
  subject: string;
  html: string;
  links: string[];
}

export async function listMailsTo(request: APIRequestContext, to: string): Promise<CapturedMail[]> {
  return (await (await request.get('/dev/mail', { params: { to } })).json()) as CapturedMail[];
}

export async function waitForMailedLink(
  request: APIRequestContext,
  to: string,
  page: string,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await listMailsTo(request, to);
      link = mails.flatMap((mail) => mail.links).find((candidate) => candidate.includes(`/${page}?token=`));
      return link;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(link!);
  return `${pathname}${search}`;
}

export async function followMailedLink(page: Page, to: string, name: string): Promise<void> {
  await page.goto(await waitForMailedLink(page.request, to, name));
}
