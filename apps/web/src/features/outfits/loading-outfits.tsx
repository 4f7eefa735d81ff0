import { BASE_LAYER } from '@figura/drawing';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from '../../ui/dressed/dressed';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './loading-outfits.module.css';
import { OutfitRow } from './outfit-row';
import plate from './plate.module.css';

const PLACES = [0, 1, 2, 3, 4];

export function LoadingOutfits({ label, isDense = false }: { label: string | null; isDense?: boolean }) {
  const wearer = useWearer();
  return (
    <div role={label === null ? undefined : 'status'}>
      {label === null ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      <div aria-hidden="true">
        <OutfitRow label="" kind={isDense ? 'dense' : 'suggested'}>
          {PLACES.slice(0, isDense ? 5 : 3).map((place) => (
            <div key={place} className={styles['card']}>
              <div className={classNames(plate['plate'], isDense && plate['narrow'])}>
                <Dressed
                  garments={BASE_LAYER}
                  wearer={wearer}
                  flat={<span />}
                  label=""
                  shape={isDense ? 'tall' : 'card'}
                  className={classNames(plate['figure'], styles['silhouette'])}
                />
              </div>
              {label === null ? null : (
                <>
                  <span className={styles['bar']} />
                  <span className={styles['bar']} />
                </>
              )}
            </div>
          ))}
        </OutfitRow>
      </div>
    </div>
  );
}
