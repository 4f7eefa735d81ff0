import { useState } from 'react';
import { useChange } from '../../lib/api/use-change';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Alert } from '../../ui/feedback/alert';
import { CopyField } from '../../ui/forms/copy-field';
import { Cluster, Stack } from '../../ui/layout/layout';
import { createCalendarLink, useCalendarLink, withdrawCalendarLink } from './api';
import { calendarLink as t } from './messages.en';

export function CalendarLink() {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure summary={t('title')} onOpen={() => setOpened(true)}>
      {isOpened ? <LinkTools /> : null}
    </Disclosure>
  );
}

function LinkTools() {
  const { data, mutate } = useCalendarLink();
  const [url, setUrl] = useState<string | null>(null);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { busy, error, run } = useChange(t('failure'));
  const createdAt = data?.createdAt ?? null;
  const create = async () => {
    setWithdrawn(false);
    setUrl((await createCalendarLink()).url);
    await mutate();
  };
  const withdraw = async () => {
    setWithdrawn(false);
    await withdrawCalendarLink();
    setUrl(null);
    await mutate();
    setWithdrawn(true);
  };
  return (
    <Stack gap={2}>
      <p>{t('lead')}</p>
      {createdAt !== null && url === null ? (
        <p>{t('made', { day: formatDay(createdAt.slice(0, 10)) })}</p>
      ) : null}
      {url === null ? null : (
        <>
          <CopyField key={url} label={t('url')} value={url} copied={t('copied')} notCopied={t('notCopied')} />
          <p>{t('keepSafe')}</p>
        </>
      )}
      <Cluster gap={2}>
        <Button variant="secondary" busy={busy} onClick={() => void run(create)}>
          {t(createdAt === null ? 'create' : 'replace')}
        </Button>
        {createdAt === null ? null : (
          <Button variant="quiet" busy={busy} onClick={() => void run(withdraw)}>
            {t('withdraw')}
          </Button>
        )}
      </Cluster>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <p role="status">{isWithdrawn ? t('withdrawn') : null}</p>
    </Stack>
  );
}
