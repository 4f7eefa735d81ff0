import { Button } from '../ui/button';
import { Page, Stack } from '../ui/layout';

/** In place of the app when a part of it could not be loaded or drawn: needs as little as possible itself. */
export function Crash() {
  return (
    <main>
      <Page>
        <Stack gap={4}>
          <h1>A stitch came loose.</h1>
          <p>This page could not be shown. What you have typed is kept; loading it again usually helps.</p>
          <div>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
          </div>
        </Stack>
      </Page>
    </main>
  );
}
