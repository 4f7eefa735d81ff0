import { Download } from 'lucide-react';
import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { saveBytes } from '../../lib/browser/save-file';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { exportData, exportWardrobe } from './api';
import { dataExport as t } from './messages.en';

export function DataExport() {
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const download = async (fileName: string, fetchBytes: () => Promise<Blob>) => {
    setBusy(fileName);
    setError(null);
    try {
      saveBytes(fileName, await fetchBytes());
    } catch (failure) {
      setError(getMessage(failure, t('failure')));
    } finally {
      setBusy(null);
    }
  };
  const renderDownload = (label: string, fileName: string, fetchBytes: () => Promise<Blob>) => (
    <Button
      variant="secondary"
      icon={<Download aria-hidden="true" />}
      busy={busy === fileName}
      onClick={() => void download(fileName, fetchBytes)}
    >
      {label}
    </Button>
  );

  return (
    <>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Cluster>
        {renderDownload(t('download'), 'figura-data.zip', exportData)}
        {renderDownload(t('wardrobe'), 'figura-wardrobe.csv', exportWardrobe)}
      </Cluster>
    </>
  );
}
