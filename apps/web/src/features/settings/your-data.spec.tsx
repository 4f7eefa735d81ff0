import { screen, waitFor } from '@testing-library/react';
import { saveBytes } from '../../lib/browser/save-file';
import { fill } from '../../lib/testing/fill';
import { createArchive, createUser } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import VerifyReminder from '../../routes/account/verify-reminder';

jest.mock('../../lib/browser/save-file', () => ({ saveBytes: jest.fn() }));

describe('YourData', () => {
  const open = () => {
    const user = createUser({ isVerified: false, email: 'florence@example.com' });
    return renderApp(<VerifyReminder />, { user, route: '/verify-reminder' });
  };

  it('an unverified user can download their data from the reminder page', async () => {
    mockApi({ 'GET /user/export': createArchive });
    const { person } = open();
    expect(screen.getByRole('region', { name: 'Your data' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saveBytes).toHaveBeenCalled());
  });

  it('an unverified user can delete their account after confirming the password', async () => {
    const calls = mockApi({
      'DELETE /user': () => ({ message: 'Your account and your data have been deleted.' }),
    });
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    await fill(person, screen.getByLabelText('Password'), 'lavender-42');
    await person.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(calls).toMatchObject([{ route: 'DELETE /user' }]));
  });
});
