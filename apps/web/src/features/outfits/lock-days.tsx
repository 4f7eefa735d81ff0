import { completeOutfit } from '@figura/drawing';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { classNames } from '../../ui/class-names';
import { Dressed } from '../../ui/dressed/dressed';
import { OutfitRow } from './outfit-row';
import messages from './pack.messages.en';
import styles from './packing-days.module.css';
import plate from './plate.module.css';

const t = translator(messages.packingDays);

const DAYS = 5;

export function LockDays() {
  const wearer = useWearer();
  const looks = useOwnLooks(DAYS);
  return (
    <OutfitRow label={t('sample')} kind="dense">
      {Array.from({ length: DAYS }, (_, day) => {
        const garment = looks[day]?.garment;
        return (
          <article key={day} className={styles['day']}>
            <div className={classNames(plate['plate'], plate['narrow'])}>
              {garment ? (
                <Dressed
                  garments={completeOutfit(garment, [], wearer.appearance.presentation)}
                  wearer={wearer}
                  flat={<span />}
                  shape="tall"
                  className={plate['figure']}
                />
              ) : null}
            </div>
            <div className={styles['caption']}>
              <h2>{t('day', { day: day + 1, part: 'day' })}</h2>
            </div>
          </article>
        );
      })}
    </OutfitRow>
  );
}
