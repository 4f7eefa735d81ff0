import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Alert } from '../../ui/feedback/alert';
import { TextField } from '../../ui/forms/text-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { createCalendarLink, useCalendarLink, withdrawCalendarLink } from './api';
import messages from './messages.en';

const t = translator(messages.calendarLink);

export function CalendarLink() {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('title')} onOpen={() => setOpened(true)}>
      {isOpened ? <LinkTools /> : null}
    </Disclosure>
  );
}

/** A new link can be read only once, here. */
function LinkTools() {
  const { data, mutate } = useCalendarLink();
  const [url, setUrl] = useState<string | null>(null);
  const [state, setState] = useState({ busy: false, error: null as string | null, said: '' });
  const run = async (change: () => Promise<string>) => {
    setState({ busy: true, error: null, said: '' });
    try {
      const said = await change();
      await mutate();
      setState({ busy: false, error: null, said });
    } catch (error) {
      setState({ busy: false, error: getMessage(error, t('failure')), said: '' });
    }
  };
  const create = async () => {
    setUrl((await createCalendarLink()).url);
    return '';
  };
  const withdraw = async () => {
    await withdrawCalendarLink();
    setUrl(null);
    return t('withdrawn');
  };
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(url ?? '').then(
      () => true,
      () => false,
    );
    setState({ ...state, said: t(isCopied ? 'copied' : 'notCopied') });
  };
  const hasLink = data?.createdAt != null;
  return (
    <Stack gap={2}>
      <p>{t('lead')}</p>
      {hasLink && url === null ? <p>{t('made', { day: formatDay(data.createdAt!.slice(0, 10)) })}</p> : null}
      {url === null ? null : (
        <>
          <TextField label={t('url')} value={url} readOnly onFocus={({ target }) => target.select()} />
          <p>{t('keepSafe')}</p>
        </>
      )}
      <Cluster gap={2}>
        {url === null ? null : (
          <Button variant="secondary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
        <Button variant="secondary" busy={state.busy} onClick={() => void run(create)}>
          {t(hasLink ? 'replace' : 'create')}
        </Button>
        {hasLink ? (
          <Button variant="quiet" busy={state.busy} onClick={() => void run(withdraw)}>
            {t('withdraw')}
          </Button>
        ) : null}
      </Cluster>
      {state.error === null ? null : <Alert tone="error">{state.error}</Alert>}
      <p role="status">{state.said}</p>
    </Stack>
  );
}
