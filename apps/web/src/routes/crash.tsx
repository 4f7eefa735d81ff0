import { tokens } from '../lib/session/tokens';
import { Button } from '../ui/button';
import { Page, Stack } from '../ui/layout/layout';
import { crash as t } from './crash.messages.en';

let hasTried = false;

/** Must depend on as little as possible, because it is shown after failures. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const tryAgain = () => {
    // A new deployment may have removed this version's files.
    if (hasTried && navigator.onLine) window.location.reload();
    hasTried = true;
    onRetry();
  };
  return (
    <Page>
      <Stack gap={4}>
        <h1>{t('title')}</h1>
        <p>{tokens.present() ? t('lead') : t('signedOut')}</p>
        <div>
          <Button onClick={tryAgain}>{t('tryAgain')}</Button>
        </div>
      </Stack>
    </Page>
  );
}
