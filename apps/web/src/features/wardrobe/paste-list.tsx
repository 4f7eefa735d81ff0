import type { ChangeEvent, FormEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button';
import { FieldFrame } from '../../ui/forms/field';
import field from '../../ui/forms/field.module.css';
import { FileButton } from '../../ui/forms/file-button';
import { list as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { Stack } from '../../ui/layout/layout';

const MAX_BYTES = 400 * 1024;

interface PasteListProps {
  text: string;
  busy: boolean;
  onText: (text: string) => void;
  onRead: () => void;
}

export function PasteList({ text, busy, onText, onRead }: PasteListProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user open the same file again.
    target.value = '';
    if (!file) return;
    setError(file.size > MAX_BYTES ? t('tooLarge') : undefined);
    if (file.size <= MAX_BYTES) onText((await file.text()).replaceAll('\r\n', '\n'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(text.trim() === '' ? t('empty') : undefined);
    if (text.trim() !== '') onRead();
  };
  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      <FieldFrame label={t('label')} hint={t('hint')} error={error}>
        {(control) => (
          <textarea
            {...control}
            className={`${field['control']} ${styles['text']}`}
            rows={9}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </FieldFrame>
      <div className={styles['file']}>
        <FileButton
          id={id}
          label={t('file')}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void open(event)}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {t('read')}
        </Button>
      </div>
    </Stack>
  );
}
