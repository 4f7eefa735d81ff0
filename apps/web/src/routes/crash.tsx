import { Button } from '../ui/button';
import { Page, Stack } from '../ui/layout';
import { PageHeader } from '../ui/page-header';

/** In place of the app when a part of it could not be loaded or drawn. */
export function Crash() {
  return (
    <main>
      <Page>
        <Stack gap={4}>
          <PageHeader
            title="A stitch came loose."
            lead="This page could not be shown. What you have typed is kept; loading it again usually helps."
          />
          <div>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
          </div>
        </Stack>
      </Page>
    </main>
  );
}
