import { useSession } from '../lib/session/session';
import { useTitle } from '../lib/page/use-title';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { PlatePage } from '../ui/layout/plate-page';
import { notFound as t } from './not-found.messages.en';

export default function NotFound() {
  useTitle(t('title'));
  const { user } = useSession();
  return (
    <PlatePage
      eyebrow="404"
      title={t('heading')}
      lead={t('lead')}
      plate="woman-e-chosen"
      caption={t('caption')}
    >
      <div>
        {user ? (
          <ButtonLink to={paths.dashboard}>{t('toDashboard')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.landing}>{t('toFrontPage')}</ButtonLink>
        )}
      </div>
    </PlatePage>
  );
}
