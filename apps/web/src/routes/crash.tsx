import { Button } from '../ui/button';
import { Page, Stack } from '../ui/layout/layout';

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
        <h1>A stitch came loose.</h1>
        <p>This page could not be shown. What you have typed is kept; loading it again usually helps.</p>
        <div>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      </Stack>
    </Page>
  );
}
