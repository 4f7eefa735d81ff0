import type { SuggestedOutfit } from '@figura/contracts';
import { useState } from 'react';
import { getMessage } from '../../lib/api/api-error';
import { wearPiece } from '../../lib/catalog/wear-piece';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AnotherButton, type AnotherProps } from './another-button';
import { useReloadWardrobe } from './api';
import { actions as t } from './messages.en';
import styles from './outfit-actions.module.css';
import { removeCoat } from './outfit-plate';
import type { Today } from './use-today';

const TICK = 'm5 12.5 4.5 4.5L19 7.5';

interface WearActionsProps extends AnotherProps {
  today: Pick<Today, 'day' | 'choose' | 'worn'>;
  outfit: SuggestedOutfit;
}

export function WearActions({ today, outfit, ...another }: WearActionsProps) {
  const wearing = useWearing(today, outfit);
  return (
    <div className={styles['actions']}>
      {wearing.isWorn ? (
        <>
          <Button
            variant="secondary"
            className={styles['worn']}
            aria-disabled="true"
            icon={<LineIcon path={TICK} />}
          >
            {t('worn')}
          </Button>
          <Button
            variant="quiet"
            className={styles['undo']}
            busy={wearing.isBusy}
            onClick={() => void wearing.set(false)}
          >
            {t('undo')}
          </Button>
        </>
      ) : (
        <Button busy={wearing.isBusy} onClick={() => void wearing.set(true)}>
          {t('wear')}
        </Button>
      )}
      <AnotherButton {...another} />
      <VisuallyHidden>
        <span role="status">{wearing.said}</span>
      </VisuallyHidden>
      {wearing.error === null ? null : <Alert tone="error">{wearing.error}</Alert>}
    </div>
  );
}

function useWearing({ day, choose, worn }: WearActionsProps['today'], outfit: SuggestedOutfit) {
  const [state, setState] = useState({ isBusy: false, error: null as string | null, said: '' });
  const reload = useReloadWardrobe();
  const own = removeCoat(outfit, day.hasCoat).filter(({ source }) => source === 'wardrobe');
  const here = own.filter(({ id }) => day.noted.includes(id));
  const undoable = here.length > 0 ? here : own;

  const set = async (isWorn: boolean) => {
    setState({ isBusy: true, error: null, said: '' });
    const pieces = isWorn ? own.filter(({ id }) => !worn.includes(id)) : undoable;
    const ids = pieces.map(({ id }) => id);
    try {
      await Promise.all(pieces.map((piece) => wearPiece(piece, day.day, isWorn)));
      const omitShown = (known: readonly string[]) => known.filter((id) => !ids.includes(id));
      choose(
        isWorn
          ? { worn: [...worn, ...ids], noted: [...day.noted, ...ids] }
          : { worn: omitShown(worn), noted: omitShown(day.noted) },
      );
      setState({ isBusy: false, error: null, said: t(isWorn ? 'noted' : 'takenBack') });
      void reload();
    } catch (error) {
      setState({ isBusy: false, error: getMessage(error, t('failure')), said: '' });
    }
  };
  return { ...state, isWorn: own.length > 0 && own.every(({ id }) => worn.includes(id)), set };
}
