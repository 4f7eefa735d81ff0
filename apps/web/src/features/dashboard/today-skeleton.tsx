import { Skeleton } from '../../ui/feedback/skeleton';
import chips from './chips.module.css';
import styles from './dashboard.module.css';
import greeting from './greeting.module.css';
import { WaitingButtons } from './outfit-buttons';
import plate from './outfit-plate.module.css';
import { RailSkeleton } from './rail-skeleton';
import skeleton from './today-skeleton.module.css';
import { WordsSkeleton } from './words';
import words from './words.module.css';

/** Today before it is known whose it is. */
export function TodaySkeleton() {
  return (
    <div className={styles['today']}>
      <div className={styles['hero']}>
        <div className={greeting['greeting']}>
          <Skeleton className={skeleton['greeting']} />
        </div>
        <div className={chips['chips']}>
          <Skeleton className={skeleton['chip']} />
          <Skeleton className={skeleton['chip']} />
        </div>
        <div className={plate['plate']} data-on-plate="">
          <RailSkeleton />
        </div>
        <div>
          <div className={words['say']}>
            <WordsSkeleton />
          </div>
          <WaitingButtons />
        </div>
      </div>
    </div>
  );
}
