import { MAX_SIZE_CHART_NAME, MAX_SIZE_CHART_TEXT } from '@figura/contracts';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { addSizeChart, useReloadSizes } from '../../lib/size-charts/size-charts';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Alert } from '../feedback/alert';
import { FieldFrame } from '../forms/field';
import field from '../forms/field.module.css';
import { TextField } from '../forms/text-field';
import { Stack } from '../layout/layout';
import { pasteChart as t } from './size-fit.messages.en';

interface PasteChartProps {
  isOpen: boolean;
  name?: string;
  onClose: () => void;
  onAdded: (id: string) => void;
}

export default function PasteChart({ isOpen, name = '', onClose, onAdded }: PasteChartProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} placement="side">
      <ChartForm of={name} onAdded={onAdded} />
    </Dialog>
  );
}

interface ChartFormProps extends Pick<PasteChartProps, 'onAdded'> {
  of: string;
}

function ChartForm({ of: known, onAdded }: ChartFormProps) {
  const [name, setName] = useState(known.slice(0, MAX_SIZE_CHART_NAME));
  const [text, setText] = useState('');
  const { isBusy, error, send } = useSending(onAdded);
  // A cut text would be read as another chart.
  const isTooLong = text.length > MAX_SIZE_CHART_TEXT;
  const fields = error?.fields ?? {};
  const isOther = error !== null && fields['name'] === undefined && fields['text'] === undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) await send(name.trim(), text);
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
        <FieldFrame
          label={t('rows')}
          hint={t('example')}
          error={isTooLong ? t('tooLong', { max: MAX_SIZE_CHART_TEXT, found: text.length }) : fields['text']}
        >
          {(props) => (
            <textarea
              {...props}
              className={field['control']}
              rows={8}
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

function useSending(onAdded: (id: string) => void) {
  const reload = useReloadSizes();
  // A stable id makes repeated sending idempotent.
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const send = async (name: string, text: string) => {
    setBusy(true);
    setError(null);
    try {
      const chart = await addSizeChart({ id, name, text });
      await reload();
      onAdded(chart.id);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, send };
}
