import { translator } from '../lib/messages/translator';
import { tokens } from '../lib/session/tokens';
import { Button } from '../ui/button';
import { Page, Stack } from '../ui/layout/layout';
import messages from './crash.messages.en';

const t = translator(messages.crash);

let hasTried = false;

/** In place of what could not be loaded or drawn: needs as little as possible itself. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const tryAgain = () => {
    // A newer version may be on the server, without the files of this one.
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
