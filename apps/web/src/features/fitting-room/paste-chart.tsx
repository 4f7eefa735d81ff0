import { MAX_SIZE_CHART_NAME, MAX_SIZE_CHART_TEXT } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Alert } from '../../ui/feedback/alert';
import { FieldFrame } from '../../ui/forms/field';
import field from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/text-field';
import { Stack } from '../../ui/layout/layout';
import { addSizeChart } from './api';
import messages from './size-fit.messages.en';

const t = translator(messages.pasteChart);

interface PasteChartProps {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}

export function PasteChart({ isOpen, onClose, onAdded }: PasteChartProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} placement="side">
      <ChartForm onAdded={onAdded} />
    </Dialog>
  );
}

function ChartForm({ onAdded }: Pick<PasteChartProps, 'onAdded'>) {
  // A stable id makes repeated sending idempotent.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const fields = error?.fields ?? {};
  const isOther = error !== null && fields['name'] === undefined && fields['text'] === undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      const chart = await addSizeChart({ id, name: name.trim(), text });
      onAdded(chart.id);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={3}>
        <p>{t('lead')}</p>
        <TextField
          label={t('name')}
          value={name}
          maxLength={MAX_SIZE_CHART_NAME}
          autoComplete="off"
          error={fields['name']}
          onChange={({ target }) => setName(target.value)}
        />
        <FieldFrame label={t('rows')} hint={t('example')} error={fields['text']}>
          {(props) => (
            <textarea
              {...props}
              className={field['control']}
              rows={8}
              maxLength={MAX_SIZE_CHART_TEXT}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
        {isOther ? <Alert tone="error">{error.status === 0 ? t('offline') : error.message}</Alert> : null}
        <div>
          <Button type="submit" busy={isBusy}>
            {t('save')}
          </Button>
        </div>
        <p>{t('kept')}</p>
      </Stack>
    </form>
  );
}
