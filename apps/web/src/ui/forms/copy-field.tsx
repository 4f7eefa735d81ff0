import { useCopy } from '../../lib/browser/use-copy';
import { Button } from '../button';
import styles from './copy-field.module.css';
import { copyField as t } from './messages.en';
import { TextField } from './text-field';

interface CopyFieldProps {
  label: string;
  value: string;
  copied: string;
  notCopied: string;
}

/** For a secret that can be read only once, here. */
export function CopyField({ label, value, ...sentences }: CopyFieldProps) {
  const { said, copy } = useCopy(sentences);
  return (
    <>
      <div className={styles['field']}>
        <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
        <Button variant="secondary" onClick={() => void copy(value)}>
          {t('copy')}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </>
  );
}
