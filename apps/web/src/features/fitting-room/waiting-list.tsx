import type { Quota } from '@figura/contracts';
import { X } from 'lucide-react';
import type { WaitingWords } from '../../lib/drafts/draft-types';
import { formatDay } from '../../lib/text/format-day';
import { Button } from '../../ui/button';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { useUnlock } from '../../lib/session/unlock';
import { waitingList as t } from './messages.en';
import type { useFittingRoom } from './use-fitting-room';
import styles from './waiting-list.module.css';
import textStyles from '../../ui/text.module.css';

interface WaitingListProps {
  waiting: readonly WaitingWords[];
  words: ReturnType<typeof useFittingRoom>['waitingWords'];
  quota: Quota | undefined;
}

export function WaitingList({ waiting, words, quota }: WaitingListProps) {
  const unlock = useUnlock();
  const { isAsking, answered, ask, remove, reword } = words;
  const usedUp = quota?.left === 0 ? quota : null;
  return (
    <section aria-labelledby="waiting-words" hidden={waiting.length === 0 && answered === 0}>
      <p role="status" className={styles['said']}>
        {answered > 0 ? t('answered', { count: answered }) : null}
      </p>
      {waiting.length === 0 ? null : (
        <>
          <h2 id="waiting-words" className={styles['title']}>
            {t('title', { count: waiting.length })}
          </h2>
          <p className={textStyles['muted']}>
            {usedUp ? t('usedUp', { day: formatDay(usedUp.resetsAt.slice(0, 10)) }) : t('lead')}
          </p>
          <ol className={styles['list']}>
            {waiting.map((each) => {
              const name = each.text || (each.garment ? formatGarmentName(each.garment) : '');
              return (
                <li key={`${each.text}${JSON.stringify(each.garment)}`}>
                  <div>
                    <p className={styles['words']}>{name}</p>
                    {each.problem === undefined ? null : (
                      <p className={textStyles['muted']}>{each.problem}</p>
                    )}
                  </div>
                  {each.problem === undefined ? null : (
                    <Button variant="plain" onClick={() => reword(each)}>
                      {t('reword')}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<X aria-hidden="true" />}
                    aria-label={t('remove', { words: name })}
                    onClick={() => remove(each)}
                  />
                </li>
              );
            })}
          </ol>
          {usedUp ? (
            <Button variant="secondary" onClick={unlock}>
              {t('unlock')}
            </Button>
          ) : waiting.some(({ problem }) => problem === undefined) ? (
            <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
              {t('ask')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
