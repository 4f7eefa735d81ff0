import type { SuggestedPiece } from '@figura/contracts';
import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { keepPiece } from '../../lib/catalog/keep-piece';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { AnotherButton, type AnotherProps } from './another-button';
import { useReloadWardrobe } from './api';
import { owning as t } from './messages.en';
import styles from './outfit-actions.module.css';
import { getKey } from './piece-rail';

interface OwnActionsProps extends AnotherProps {
  pieces: readonly SuggestedPiece[];
  chosen: readonly string[];
  onOwned: () => void;
}

export function OwnActions({ pieces, chosen, onOwned, ...another }: OwnActionsProps) {
  const [state, setState] = useState({ isBusy: false, error: null as string | null, said: '' });
  const [ids, setIds] = useState<Readonly<Record<string, string>>>({});
  const reload = useReloadWardrobe();
  const owned = pieces.filter((piece) => chosen.includes(getKey(piece)));
  const add = async () => {
    // Stable ids make repeated sending idempotent.
    const known = Object.fromEntries(owned.map((each) => [each.id, ids[each.id] ?? crypto.randomUUID()]));
    setIds({ ...ids, ...known });
    setState({ isBusy: true, error: null, said: '' });
    try {
      for (const { id, name } of owned) await keepPiece({ id: known[id]!, itemId: id }, name);
      setState({ isBusy: false, error: null, said: t('added', { count: owned.length }) });
      onOwned();
      void reload();
    } catch (error) {
      setState({ isBusy: false, error: getMessage(error, t('failure')), said: '' });
    }
  };
  return (
    <div className={styles['actions']}>
      {owned.length === 0 ? (
        <ButtonLink to={paths.wardrobe}>{t('own', { count: 0 })}</ButtonLink>
      ) : (
        <Button busy={state.isBusy} onClick={() => void add()}>
          {t('own', { count: owned.length })}
        </Button>
      )}
      <AnotherButton {...another} />
      <p role="status" className={styles['said']}>
        {state.said}
      </p>
      {state.error === null ? null : <Alert tone="error">{state.error}</Alert>}
    </div>
  );
}
