import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { fakePictures } from '../../lib/testing/fake-pictures';
import { renderApp } from '../../lib/testing/render-app';
import { ProfileForm } from './profile-form';

const open = (user = createUser()) => renderApp(<ProfileForm user={user} />, { user });
function FromElsewhere() {
  const [nickname, setNickname] = useState<string | null>(null);
  return (
    <>
      <ProfileForm user={createUser({ nickname })} />
      <button onClick={() => setNickname('Flo')}>change</button>
    </>
  );
}

const save = ({ person }: ReturnType<typeof open>) =>
  person.click(screen.getByRole('button', { name: 'Save profile' }));
const sendFields = ([call]: ReturnType<typeof mockApi>) =>
  Object.fromEntries((call?.body as FormData).entries());
const choosePicture = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
const createPicture = (type: string, name = 'me.picture', size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const use = async ({ person }: ReturnType<typeof open>) =>
  person.click(await screen.findByRole('button', { name: 'Use this picture', busy: false }));

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  fakePictures();
});

it('ProfileForm hides the success message once the user edits again', async () => {
  mockApi({ 'PUT /user/profile': () => ({ user: createUser({ firstName: 'Flora' }) }) });
  const app = open();
  await app.person.type(screen.getByLabelText('First name'), 'x');
  await save(app);
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  await app.person.type(screen.getByLabelText('Last name'), 's');
  expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
});

it('ProfileForm sends the whole profile as form data', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user: createUser({ firstName: 'Flora' }) }) });
  const app = open(createUser({ nickname: 'Flo' }));
  const firstName = screen.getByLabelText('First name');
  await app.person.clear(firstName);
  await fill(app.person, firstName, 'Flora ');
  await app.person.selectOptions(screen.getByLabelText('Gender'), 'Other');
  await save(app);

  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(calls.map(({ route }) => route)).toEqual(['PUT /user/profile']);
  expect(sendFields(calls)).toEqual({
    firstName: 'Flora',
    lastName: createUser().lastName,
    nickname: 'Flo',
    gender: 'NB',
  });
});

it('ProfileForm keeps changes until they are saved or discarded', async () => {
  mockApi({ 'PUT /user/profile': () => ({ user: createUser() }) });
  const before = open();
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  await fill(before.person, screen.getByLabelText('First name'), ' Ann');
  before.unmount();

  const app = open();
  expect(screen.getByLabelText('First name')).toHaveValue('Florence Ann');
  await app.person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Florence');
  app.unmount();

  open();
  expect(screen.getByLabelText('First name')).toHaveValue('Florence');
  expect(window.sessionStorage.getItem('profileSettings')).toBeNull();
});

it.each([null, '', 'null'])('ProfileForm shows no nickname for %p', (nickname) => {
  open(createUser({ nickname }));
  expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('');
});

it('ProfileForm sends the text null for a blank nickname', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user: createUser() }) });
  const app = open(createUser({ nickname: 'Flo' }));
  await app.person.clear(screen.getByLabelText('Nickname (optional)'));
  await save(app);
  await screen.findByText('Profile updated successfully!');
  expect(sendFields(calls)['nickname']).toBe('null');
});

it('ProfileForm takes over changes from another device, and keeps local input', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user: createUser({ nickname: 'Flo' }) }) });
  const app = renderApp(<FromElsewhere />, { user: createUser() });
  await fill(app.person, screen.getByLabelText('First name'), ' Ann');
  await app.person.click(screen.getByText('change'));
  expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('Flo');
  expect(screen.getByLabelText('First name')).toHaveValue('Florence Ann');
  await save(app);
  await screen.findByText('Profile updated successfully!');
  expect(sendFields(calls)).toMatchObject({ firstName: 'Florence Ann', nickname: 'Flo' });
});

it('ProfileForm shows the email and explains why it cannot change', () => {
  open();
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Email cannot be changed for security reasons',
  );
});

it.each([
  ['First name', 'Please enter your first name'],
  ['Last name', 'Please enter your last name'],
])('ProfileForm requires a %s', async (label, sentence) => {
  const calls = mockApi({});
  const app = open();
  await app.person.clear(screen.getByLabelText(label));
  await save(app);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
  expect(calls).toEqual([]);
});

it.each([
  [
    'the server gives a reason',
    () =>
      createProblem(400, 'Nickname must be at most 50 characters', {
        fields: { nickname: 'Nickname must be at most 50 characters' },
      }),
    'Nickname must be at most 50',
  ],
  ['the server gives no reason', () => new Response('', { status: 500 }), 'Please check your connection'],
])('ProfileForm reports a failed save if %s, and keeps the input', async (_case, respond, detail) => {
  mockApi({ 'PUT /user/profile': respond });
  const app = open();
  await fill(app.person, screen.getByLabelText('Nickname (optional)'), 'Flo');
  await save(app);
  const alert = await screen.findByText('Failed to update profile. Please try again.');
  expect(alert.closest('[role=alert]')).toHaveTextContent(detail);
  expect(screen.getByLabelText('Nickname (optional)')).toHaveValue('Flo');
});

it('the profile picture is cropped, shown before it is saved, and sent as form data', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user: createUser() }) });
  const app = open();
  choosePicture(createPicture('image/webp', 'me.webp', 14e6));
  expect(await screen.findByLabelText('Closer')).toBeVisible();
  await use(app);
  await screen.findByRole('button', { name: 'Keep the previous one' });
  expect(app.container.querySelector('img')).toHaveAttribute('src', 'blob:preview');
  await fill(app.person, screen.getByLabelText('First name'), ' Ann');
  await save(app);
  await screen.findByText('Profile updated successfully!');

  const body = calls[0]?.body as FormData;
  expect(body.get('firstName')).toBe('Florence Ann');
  expect(body.get('profileImage')).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
});

it('the profile picture can be discarded before it is saved', async () => {
  const app = open(createUser({ profileImage: '/profile-images/abc.webp' }));
  choosePicture(createPicture('image/png'));
  await use(app);
  await app.person.click(await screen.findByRole('button', { name: 'Keep the previous one' }));
  expect(app.container.querySelector('img')).toHaveAttribute('src', '/api/profile-images/abc.webp');
});

it('the profile picture is removed immediately and replaced by the initial', async () => {
  const calls = mockApi({
    'DELETE /user/profile-image': () => ({ user: createUser({ profileImage: null }) }),
  });
  const app = open(createUser({ profileImage: '/profile-images/abc.webp' }));
  await app.person.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(calls).toMatchObject([{ route: 'DELETE /user/profile-image' }]);
  expect(screen.queryByText('Profile updated successfully!')).toBeNull();
});

it('the profile picture stays with a message if it cannot be removed', async () => {
  mockApi({ 'DELETE /user/profile-image': () => createProblem(503, 'Please try again in a few seconds.') });
  const app = open(createUser({ profileImage: '/profile-images/abc.webp' }));
  await app.person.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a few seconds.');
  expect(app.container.querySelector('img')).toHaveAttribute('src', '/api/profile-images/abc.webp');
});

it('a missing profile picture cannot be removed', () => {
  open(createUser({ profileImage: null }));
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

it.each([
  ['not a picture', createPicture('text/html'), 'Please choose an image file: PNG, JPEG or WebP'],
  ['an SVG', createPicture('image/svg+xml'), 'Please choose an image file: PNG, JPEG or WebP'],
  [
    'too large',
    createPicture('image/png', 'me.png', 15 * 1024 * 1024 + 1),
    'This picture is larger than 15 MB. Please choose a smaller one',
  ],
  ['HEIC', createPicture('image/heic', 'me.heic'), 'Browsers cannot open HEIC pictures.'],
  ['HEIC without a media type', createPicture('', 'IMG_1.HEIC'), 'Browsers cannot open HEIC pictures.'],
])('the profile picture is refused if it is %s', (_case, file, sentence) => {
  const { container } = open();
  choosePicture(file);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(container.querySelector('img')).toBeNull();
});

it('saving the profile while cropping uses the current crop', async () => {
  const calls = mockApi({ 'PUT /user/profile': () => ({ user: createUser() }) });
  const app = open();
  choosePicture(createPicture('image/png', 'me.png'));
  await screen.findByRole('button', { name: 'Use this picture' });
  await save(app);
  await screen.findByText('Profile updated successfully!');
  expect((calls[0]?.body as FormData).get('profileImage')).toMatchObject({ name: 'me.jpg' });
  expect(screen.queryByRole('button', { name: 'Use this picture' })).toBeNull();
});

it('an unreadable profile picture is refused, and cropping can be canceled', async () => {
  const { person } = open();
  fakePictures({ isUnreadable: true });
  choosePicture(createPicture('image/png'));
  expect(await screen.findByText('This picture could not be read. Please choose another one.')).toBeVisible();
  fakePictures();
  choosePicture(createPicture('image/png'));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('Choose a picture')).toBeInTheDocument();
});
