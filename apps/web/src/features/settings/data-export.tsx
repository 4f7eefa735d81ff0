import { Download } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { saveBytes } from '../../lib/browser/save-file';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { exportData } from './api';
import messages from './messages.en';

const t = translator(messages.dataExport);

export function DataExport() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const download = async () => {
    setBusy(true);
    setError(null);
    try {
      saveBytes('figura-data.zip', await exportData());
    } catch (failure) {
      setError(getMessage(failure, t('failure')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <div>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </div>
    </>
  );
}
