import type { TapeMeasurements, User } from '@figura/contracts';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveMeasurements } from '../features/measurements/api';
import { writeLocalResult } from '../features/measurements/local-result';
import { ProfileForm } from '../features/measurements/profile-form';
import { saveBodyPreferences } from '../features/self-analysis/api';
import { BodyPreferences } from '../features/self-analysis/body-preferences';
import { useSession } from '../lib/session';
import { useTitle } from '../lib/use-title';
import { paths } from '../paths';
import { Page } from '../ui/layout';

export default function ProfileMeasurements() {
  useTitle('Measurements');
  const { user } = useSession();
  return <Page>{user && <Editor user={user} />}</Page>;
}

function Editor({ user }: { user: User }) {
  const navigate = useNavigate();
  const { setUser, reload } = useSession();
  const [concerns, setConcerns] = useState(user.bodyConcerns);

  const save = async (tape: TapeMeasurements) => {
    setUser(await saveMeasurements(tape));
    setUser(await saveBodyPreferences(concerns));
    writeLocalResult(tape);
    await reload();
  };

  const leave = useCallback(() => void navigate(paths.dashboard), [navigate]);

  return (
    <ProfileForm user={user} onSave={save} onSaved={leave}>
      <BodyPreferences value={concerns} onChange={setConcerns} />
    </ProfileForm>
  );
}
