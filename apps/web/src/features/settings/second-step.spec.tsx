import type { SignInMethodsResponse } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { saveBytes } from '../../lib/browser/save-file';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi, type FakeHandlers } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { SecondStep } from './second-step';

jest.mock('../../lib/browser/save-file', () => ({ saveBytes: jest.fn() }));

const CODES = ['k7mq-3xvd-9pt2-hw5c', 'b2nf-8rgz-4jw6-yq3t'];
const METHODS: SignInMethodsResponse = {
  hasPassword: true,
  passkeys: [],
  providers: [],
  secondStep: { totp: true, passkey: false, recoveryCodesLeft: 1 },
};

function open(handlers: FakeHandlers, methods: Partial<SignInMethodsResponse> = {}) {
  const calls = mockApi(handlers);
  const onChange = jest.fn().mockResolvedValue(undefined);
  const page = (
    <SecondStep email="mira@example.com" methods={{ ...METHODS, ...methods }} onChange={onChange} />
  );
  return { ...renderApp(page, { user: createUser() }), calls, onChange };
}

async function askForCodes({ person }: ReturnType<typeof open>, password = 'correct horse 42') {
  await person.click(screen.getByRole('button', { name: 'New recovery codes' }));
  const dialog = within(screen.getByRole('dialog'));
  if (password) await fill(person, dialog.getByLabelText('Current password'), password);
  await person.click(dialog.getByRole('button', { name: 'Make new codes' }));
  return dialog;
}

it('new recovery codes require the password, and stay visible until they are saved', async () => {
  const app = open({ 'POST /user/second-factor/recovery-codes': () => ({ recoveryCodes: CODES }) });
  expect(screen.getByText('One recovery code is left.')).toBeVisible();
  await askForCodes(app);
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  expect(app.calls.at(-1)?.body).toEqual({ password: 'correct horse 42' });
  expect(app.onChange).toHaveBeenCalledTimes(1);

  await app.person.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
  await app.person.click(shown.getByRole('button', { name: 'Download' }));
  const [name, file] = jest.mocked(saveBytes).mock.calls.at(-1)!;
  expect([name, file.type, file.size]).toEqual(['figura-recovery-codes.txt', 'text/plain', 40]);

  await app.person.click(shown.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByText(CODES[0]!)).toBeNull();
});

it('the dialog reports that the browser did not allow copying the recovery codes', async () => {
  const app = open({ 'POST /user/second-factor/recovery-codes': () => ({ recoveryCodes: CODES }) });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await askForCodes(app);
  await app.person.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('This browser does not let us copy. Please write them down.')).toBeVisible();
});

it('a wrong password shows an error and creates no recovery codes', async () => {
  const app = open({
    'POST /user/second-factor/recovery-codes': () => createProblem(400, 'Current password is incorrect'),
  });
  const dialog = await askForCodes(app);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Current password is incorrect');
  expect(screen.queryByRole('dialog', { name: 'Your recovery codes' })).toBeNull();
  expect(app.onChange).not.toHaveBeenCalled();
});

it('creating recovery codes requires the password, and Cancel creates none', async () => {
  const app = open({});
  const dialog = await askForCodes(app, '');
  expect(dialog.getByRole('alert')).toHaveTextContent('Please enter your current password');
  await app.person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.calls).toEqual([]);
});

it('recovery codes are requested only once, however often the button is clicked', async () => {
  const app = open({ 'POST /user/second-factor/recovery-codes': () => new Promise(() => undefined) });
  const dialog = await askForCodes(app);
  await app.person.click(dialog.getByRole('button', { name: 'Make new codes' }));
  expect(app.calls).toHaveLength(1);
});

it('setting up an app takes its key and a code, and a wrong code keeps the key on screen', async () => {
  const responses = [
    () => createProblem(400, 'That is not the code that the app shows now.'),
    () => ({ recoveryCodes: CODES }),
  ];
  const app = open(
    {
      'POST /user/second-factor/totp': () => ({
        secret: 'ABCDEFGHIJKLMNOP',
        uri: 'otpauth://totp/Figura:mira?secret=ABCDEFGHIJKLMNOP',
      }),
      'POST /user/second-factor/totp/confirmation': () => responses.shift()!(),
    },
    { secondStep: null },
  );
  await app.person.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(screen.getByRole('dialog'));
  await fill(app.person, dialog.getByLabelText('Current password'), 'correct horse 42');
  await app.person.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await fill(app.person, dialog.getByLabelText('Code of the app'), '111111');
  await app.person.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('That is not the code that the app shows now.');
  expect(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  expect(app.onChange).not.toHaveBeenCalled();
  await app.person.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
});
