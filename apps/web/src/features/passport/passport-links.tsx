import type { NewPassportLinkResponse } from '@figura/contracts';
import { useRef, useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { createLink, usePassportLinks, useReloadLinks, withdrawLink } from './api';
import { links as t } from './messages.en';
import { NewLink } from './new-link';
import styles from './passport-links.module.css';
import textStyles from '../../ui/text.module.css';

export function PassportLinks({ includesNumbers }: { includesNumbers: boolean }) {
  const query = usePassportLinks();
  const reload = useReloadLinks();
  const [made, setMade] = useState<NewPassportLinkResponse | null>(null);
  const { busy, error, said, run } = useChange();
  const { data } = query;

  const create = () =>
    run(async () => {
      setMade(await createLink(includesNumbers));
      await reload();
      return '';
    });
  const withdraw = (id: string) =>
    run(async () => {
      await withdrawLink(id);
      if (made?.id === id) setMade(null);
      await reload();
      return t('withdrawn');
    });

  return (
    <section className={styles['links']} data-screen-only aria-labelledby="passport-links">
      <h2 id="passport-links">{t('title')}</h2>
      <p>{t('lead')}</p>
      <div className={styles['create']}>
        <Button variant="secondary" busy={busy} onClick={() => void create()}>
          {t('create')}
        </Button>
        {includesNumbers ? <p className={textStyles['muted']}>{t('included')}</p> : null}
      </div>
      {made ? <NewLink key={made.id} url={made.url} /> : null}
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <p role="status" className={styles['said']}>
        {said}
      </p>
      {data ? (
        <LiveLinks links={data.links} busy={busy} onWithdraw={(id) => void withdraw(id)} />
      ) : query.error ? (
        <LoadFailure message={t('loadFailure')} query={query} />
      ) : (
        <Skeleton width="16rem" />
      )}
    </section>
  );
}

interface LiveLinksProps {
  links: readonly Omit<NewPassportLinkResponse, 'url'>[];
  busy: boolean;
  onWithdraw: (id: string) => void;
}

function LiveLinks({ links, busy, onWithdraw }: LiveLinksProps) {
  if (links.length === 0) return <p className={textStyles['muted']}>{t('none')}</p>;
  return (
    <div>
      <h3>{t('live')}</h3>
      <ul className={styles['list']}>
        {links.map(({ id, includesNumbers, createdAt }) => {
          const day = formatDay(createdAt.slice(0, 10));
          const numbers = t(includesNumbers ? 'withNumbers' : 'withoutNumbers');
          return (
            <li key={id}>
              <p>
                {t('made', { day })} <span className={textStyles['muted']}>{numbers}</span>
              </p>
              <Button
                variant="quiet"
                size="small"
                busy={busy}
                aria-label={t('withdrawThis', { day, numbers })}
                onClick={() => onWithdraw(id)}
              >
                {t('withdraw')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useChange() {
  const [state, setState] = useState({ busy: false, error: null as string | null, said: '' });
  const running = useRef(false);
  const run = async (change: () => Promise<string>) => {
    if (running.current) return;
    running.current = true;
    setState({ busy: true, error: null, said: '' });
    try {
      setState({ busy: false, error: null, said: await change() });
    } catch (error) {
      setState({ busy: false, error: getMessage(error, t('failure')), said: '' });
    } finally {
      running.current = false;
    }
  };
  return { ...state, run };
}
