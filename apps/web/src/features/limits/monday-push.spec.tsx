import { screen, waitFor } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { MondayPush } from './monday-push';

jest.mock('../../lib/api/environment', () => ({
  ...jest.requireActual<object>('../../lib/api/environment'),
  IS_BUILD: true,
}));

const LABEL = 'Notify this device when my outfit of the week is ready';
const DEVICE = { endpoint: 'https://updates.example/a', keys: { p256dh: 'key', auth: 'secret' } };

const unsubscribe = jest.fn(() => Promise.resolve(true));
const subscribe = jest.fn();
const requestPermission = jest.fn();
let subscription: object | null;

beforeEach(() => {
  subscription = null;
  unsubscribe.mockClear();
  requestPermission.mockReset().mockResolvedValue('granted');
  subscribe.mockReset().mockImplementation(() => {
    subscription = { toJSON: () => DEVICE, unsubscribe };
    return Promise.resolve(subscription);
  });
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(subscription) } };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { PushManager: class {}, Notification: { requestPermission } });
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Screen() {
  const { signOut } = useSession();
  return (
    <>
      <p>Settings</p>
      <MondayPush />
      <button onClick={signOut}>Leave</button>
    </>
  );
}

const render = (publicKey: string | null, isOn = false) => {
  const calls: unknown[] = [];
  mockApi({
    'GET /monday-mail/push': () => ({ publicKey, isOn }),
    'PUT /monday-mail/push': (device) => {
      calls.push(device);
      return { message: '' };
    },
    'DELETE /monday-mail/push': () => {
      calls.push('removed');
      return { message: '' };
    },
    'POST /auth/logout': () => ({ message: '' }),
  });
  return { calls, ...renderApp(<Screen />, { user: createUser({ hasPaid: true }) }) };
};

it('the browser asks for permission only after a tap, and the device is added and removed', async () => {
  const { calls, person } = render('a key');
  const box = await screen.findByRole('checkbox', { name: LABEL });
  expect(requestPermission).not.toHaveBeenCalled();
  await person.click(box);
  await waitFor(() => expect(box).toBeChecked());
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'a key' });
  expect(calls).toEqual([{ endpoint: DEVICE.endpoint, ...DEVICE.keys }]);
  await person.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(calls.at(-1)).toBe('removed');
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

it('a denied permission shows a message and sends nothing', async () => {
  requestPermission.mockResolvedValue('denied');
  const { calls, person } = render('a key');
  await person.click(await screen.findByRole('checkbox', { name: LABEL }));
  expect(await screen.findByText(/Notifications from Figura are blocked/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: LABEL })).not.toBeChecked();
  expect(calls).toEqual([]);
});

it('an error from the server is shown', async () => {
  const { person } = render('a key');
  mockApi({
    'GET /monday-mail/push': () => ({ publicKey: 'a key', isOn: false }),
    'PUT /monday-mail/push': () => createProblem(400, 'Notifications from this browser are not supported.'),
  });
  await person.click(await screen.findByRole('checkbox', { name: LABEL }));
  expect(await screen.findByText(/Notifications from this browser are not supported/)).toBeVisible();
});

it('signing out unsubscribes the device', async () => {
  subscription = { unsubscribe };
  const { person } = render('a key', true);
  await screen.findByRole('checkbox', { name: LABEL });
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});

it('the option is hidden if the server has no keys', async () => {
  render(null);
  await screen.findByText('Settings');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

it('the option is hidden in a browser without push', () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  render('a key');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
