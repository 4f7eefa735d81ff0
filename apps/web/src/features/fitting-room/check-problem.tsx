import type { ReactNode } from 'react';
import { getMessage, type ApiError } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session';
import { useUnlock } from '../../lib/session/unlock';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster, Stack } from '../../ui/layout/layout';
import { checkProblem as t } from './messages.en';

export const isKindUnknown = ({ code }: ApiError): boolean =>
  code === 'NOT_A_GARMENT' || code === 'KIND_MISSING';

export const isAboutText = (error: ApiError): boolean =>
  isKindUnknown(error) || error.code === 'TEXT_TOO_LONG';

interface CheckProblemProps {
  error: ApiError;
  offline: 'offlineFull' | 'offlineChange' | 'offlineTyped';
  onRetry: () => void;
}

export function CheckProblem({ error, offline, onRetry }: CheckProblemProps) {
  const unlock = useUnlock();
  const hasPaid = useSession().user?.hasPaid === true;
  switch (error.code) {
    case 'MEASUREMENTS_REQUIRED':
      return (
        <Problem title={t('measureTitle')} text={t('measure')}>
          <ButtonLink to={paths.measurementsVertical}>{t('toMeasuring')}</ButtonLink>
        </Problem>
      );
    case 'QUOTA_USED':
      return (
        <Problem title={t('quotaTitle')} text={error.message}>
          <Button onClick={unlock}>{t('unlock')}</Button>
        </Problem>
      );
    case 'UNAVAILABLE':
      return (
        <Problem title={t('offlineTitle')} text={t(hasPaid ? 'offlineNotYet' : offline)}>
          <Button variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Problem>
      );
    default:
      return (
        <Stack gap={2}>
          <Alert tone="error" title={t('failure')}>
            {getMessage(error, t('nothingLost'))}
          </Alert>
          <Cluster>
            <Button variant="secondary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          </Cluster>
        </Stack>
      );
  }
}

function Problem({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Alert tone="info" title={title}>
        {text}
      </Alert>
      <Cluster>{children}</Cluster>
    </Stack>
  );
}
