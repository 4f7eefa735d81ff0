import { useCopy } from '../../lib/browser/use-copy';
import { saveBytes } from '../../lib/browser/save-file';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Cluster, Stack } from '../../ui/layout/layout';
import { recoveryCodes as t } from './sign-in-methods.messages.en';
import styles from './sign-in-methods.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const { said, copy } = useCopy({ copied: t('copied'), notCopied: t('notCopied') });
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Stack>
        <p>{t('lead')}</p>
        <ul className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Cluster>
          <Button variant="secondary" onClick={() => void copy(text)}>
            {t('copy')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveBytes('figura-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            {t('download')}
          </Button>
        </Cluster>
        <p role="status">{said}</p>
        <div>
          <Button onClick={onClose}>{t('done')}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}
