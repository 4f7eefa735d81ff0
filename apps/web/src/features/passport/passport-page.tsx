import type { Passport } from '@figura/contracts';
import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSharing } from '../../lib/browser/use-sharing';
import { useTitle } from '../../lib/page/use-title';
import { useUnlock } from '../../lib/session/unlock';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Checkbox } from '../../ui/forms/checkbox';
import { Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import textStyles from '../../ui/text.module.css';
import { usePassport } from './api';
import { passportPage as t } from './messages.en';
import styles from './passport-page.module.css';
import { PassportLinks } from './passport-links';
import { PassportSheet } from './passport-sheet';
import { PassportSkeleton } from './passport-skeleton';
import { WornRule } from './worn-rule';

export function PassportPage() {
  const unlock = useUnlock();
  useTitle(t('title'));
  const [showsNumbers, setShowsNumbers] = useState(false);
  const query = usePassport(showsNumbers);
  const { data: passport, error, isLoading } = query;
  const renderContent = () => {
    if (error?.code === 'MEASUREMENTS_REQUIRED') return <Unmeasured />;
    const failure = error ? <LoadFailure message={t('failure')} query={query} /> : null;
    if (!passport) return failure ?? <PassportSkeleton label={t('loading')} />;
    const isShown = !error && !isLoading;
    return (
      <>
        <PassportSheet
          passport={passport}
          drawRule={(garment) => <WornRule garment={garment} />}
          foot={<SharePicture passport={isShown ? passport : null} />}
          controls={
            <>
              <Controls
                passport={isShown ? passport : null}
                showsNumbers={showsNumbers}
                onShowNumbers={setShowsNumbers}
              />
              {failure}
            </>
          }
        />
        {passport.isWhole ? null : (
          <p className={styles['whole']} data-screen-only>
            {t('whole')}{' '}
            <Button variant="plain" onClick={unlock}>
              {t('unlock')}
            </Button>
          </p>
        )}
        <PassportLinks includesNumbers={showsNumbers} />
      </>
    );
  };

  return (
    <div className={styles['page']}>
      <div data-screen-only>
        <PageHeader title={t('title')} />
      </div>
      {renderContent()}
    </div>
  );
}

function Unmeasured() {
  return (
    <EmptyState
      title={t('unmeasured')}
      action={<ButtonLink to={paths.measurementsVertical}>{t('start')}</ButtonLink>}
    >
      <p>{t('aboutUnmeasured')}</p>
    </EmptyState>
  );
}

interface ControlsProps {
  passport: Passport | null;
  showsNumbers: boolean;
  onShowNumbers: (showsNumbers: boolean) => void;
}

function SharePicture({ passport }: { passport: Passport | null }) {
  const sharing = useSharing();
  const share = () =>
    sharing.share(async () => {
      const { sharePassport } = await import('./passport-picture');
      return sharePassport(passport!);
    });
  return (
    <>
      <div data-theme="light">
        <Button
          size="small"
          icon={<Share2 aria-hidden="true" />}
          busy={sharing.busy}
          disabled={!passport}
          onClick={() => void share()}
        >
          {t('share')}
        </Button>
      </div>
      <p role="status" className={textStyles['muted']}>
        {sharing.said}
      </p>
    </>
  );
}

function Controls({ passport, showsNumbers, onShowNumbers }: ControlsProps) {
  return (
    <Stack gap={2} data-screen-only>
      <div>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" />}
          disabled={!passport}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      <div>
        <Checkbox
          label={t('numbers')}
          checked={showsNumbers}
          onChange={({ target }) => onShowNumbers(target.checked)}
        />
        <p className={textStyles['muted']}>{t('aboutNumbers')}</p>
      </div>
    </Stack>
  );
}
