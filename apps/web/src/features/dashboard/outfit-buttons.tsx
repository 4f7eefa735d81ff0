import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { actions as t } from './messages.en';
import { WearActions } from './outfit-actions';
import styles from './outfit-actions.module.css';
import { OwnActions } from './own-actions';
import type { ShownOutfit } from './use-outfit';
import type { Today } from './use-today';

export function OutfitButtons({ today, shown }: { today: Today; shown: ShownOutfit }) {
  const { outfit, isOver } = shown;
  const another = {
    onAnother: () => (isOver ? shown.restart() : shown.move(1)),
    isOver,
    isLocked: shown.isLocked,
  };
  if (outfit && today.isOwn && shown.chosen.length === 0)
    return <WearActions today={today} outfit={outfit} {...another} />;
  if (outfit)
    return <OwnActions pieces={outfit.pieces} chosen={shown.chosen} onOwned={shown.forget} {...another} />;
  if (today.outfits)
    return (
      <div className={styles['actions']}>
        <ButtonLink to={paths.wardrobe}>{t('addPieces')}</ButtonLink>
      </div>
    );
  if (today.error)
    return (
      <div className={styles['actions']}>
        <Button onClick={() => void today.retry()}>{t('tryAgain')}</Button>
      </div>
    );
  return <WaitingButtons />;
}

export function WaitingButtons() {
  return (
    <div className={styles['actions']} data-waiting="">
      <Button disabled>{t('wear')}</Button>
      <Button variant="secondary" className={styles['other']} disabled>
        {t('another')}
      </Button>
    </div>
  );
}
