import { createTransport } from 'nodemailer';
import { Mailbox, type MailStore, type StoredMail } from './mailbox';
import { buildMailboxPage } from './mailbox-page';

class FakeMailStore implements MailStore {
  mails: StoredMail[] = [];

  create(mail: StoredMail): Promise<void> {
    this.mails.unshift(mail);
    return Promise.resolve();
  }
  findNewest(limit: number): Promise<StoredMail[]> {
    return Promise.resolve(this.mails.slice(0, limit));
  }
  keepNewest(limit: number): Promise<void> {
    this.mails.length = Math.min(this.mails.length, limit);
    return Promise.resolve();
  }
  deleteTo(address: string): Promise<void> {
    this.mails = this.mails.filter(({ to }) => to !== address);
    return Promise.resolve();
  }
}

describe('Mailbox', () => {
  let store: FakeMailStore;
  let mailbox: Mailbox;

  beforeEach(() => {
    store = new FakeMailStore();
    mailbox = new Mailbox(store, () => new Date('2026-11-22T10:00:00Z'));
  });

  const send = (to: string, subject: string, html = '<p>Hello</p>') =>
    createTransport(mailbox.createTransport()).sendMail({
      from: 'figura@figura.test',
      to,
      subject,
      html,
      text: 'Hello',
    });

  it('the mailbox stores mails with their links', async () => {
    await send(
      'mira@example.com',
      'Welcome',
      '<a href="http://figura.test/a?b=1&amp;c=2">A</a><a href="mailto:us@figura.test">B</a>',
    );
    expect(await mailbox.findAll()).toEqual([
      {
        to: 'mira@example.com',
        subject: 'Welcome',
        text: 'Hello',
        html: expect.stringContaining('<a href='),
        date: '2026-11-22T10:00:00.000Z',
        links: ['http://figura.test/a?b=1&c=2', 'mailto:us@figura.test'],
      },
    ]);
  });

  it('the mailbox keeps the newest five hundred mails', async () => {
    for (let index = 0; index < 502; index++) await send('mira@example.com', `${index}`);
    const all = await mailbox.findAll();
    expect([store.mails.length, all.length, all[0]?.subject]).toEqual([500, 500, '501']);
  });

  it('the mailbox deletes the mails of one email address', async () => {
    await send('mira@example.com', 'One');
    await send('noa@example.com', 'Two');
    await mailbox.forget('mira@example.com');
    expect((await mailbox.findAll()).map(({ subject }) => subject)).toEqual(['Two']);
  });

  it('the mailbox throws when a mail cannot be stored', async () => {
    store.create = () => Promise.reject(new Error('The disk is full'));
    await expect(send('mira@example.com', 'One')).rejects.toThrow('The disk is full');
  });

  it('the mailbox page shows a mail as plain text, with links to HTTP URLs only', async () => {
    await send(
      'mira@example.com',
      '<script>alert(1)</script>',
      '<a href="https://figura.test/">A</a><a href="javascript:alert(2)">B</a>',
    );
    const page = buildMailboxPage(await mailbox.findAll());
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain('<a href="https://figura.test/">');
    expect(page).not.toContain('<a href="javascript:');
    expect(page).toContain('srcdoc="&lt;a href=&quot;https://figura.test/&quot;');
  });
});
