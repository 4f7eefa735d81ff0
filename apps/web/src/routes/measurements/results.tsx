import { classify } from '@figura/classifier';
import { Navigate } from 'react-router-dom';
import { results as t } from '../../features/body-type/messages.en';
import { Results } from '../../features/body-type/results';
import { useLocalResult } from '../../features/measurements/use-local-result';
import { getDefaultUnit } from '../../lib/forms/default-unit';
import { useSession } from '../../lib/session/session';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Page } from '../../ui/layout/layout';
import { getReaderLocale } from '../../lib/messages/reader-locale';

export default function ResultsRoute() {
  useTitle(t('yourBodyType'));
  const { user } = useSession();
  const tape = useLocalResult();
  if (!user) return null;
  if (!tape) return <Navigate to={paths.measurementsVertical} replace />;
  return (
    <Page>
      <Results
        bodyType={classify(tape)}
        tape={tape}
        concerns={user.bodyConcerns}
        hideNumbers={user.preferences.hideNumbers}
        presentation={user.preferences.presentation}
        unit={getDefaultUnit(user, getReaderLocale())}
      />
    </Page>
  );
}
