import type { SuggestedOutfit, SuggestionsResponse } from '@figura/contracts';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { QueryState } from '../../lib/api/use-query';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { formatDay } from '../../lib/text/format-day';
import { listText } from '../../lib/text/list-text';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Cluster, Stack } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import messages from './messages.en';
import { OutfitCard } from './outfit-card';
import { keyOf } from './piece-key';
import type { Question } from './question';
import styles from './suggestions.module.css';
import { OwnFigure } from '../../ui/dressed/own-figure';

const t = translator(messages.suggestions);
const ask = translator(messages.question);

const PLACES = [0, 1, 2];

interface SuggestionsProps {
  question: Question | null;
  answer: QueryState<SuggestionsResponse>;
  /** Pieces that a shuffle keeps, as `source:id`. */
  held: readonly string[];
  onHold: (held: readonly string[]) => void;
  onShuffle: () => void;
  /** Asks again, with the clothes that rest. */
  onAgain: () => void;
  onUnlock: () => void;
  onKept: () => void;
}

/** The outfits for a question, side by side on the user's figure. */
export function Suggestions(props: SuggestionsProps) {
  const { question, answer, onUnlock } = props;
  const { data, error } = answer;

  if (!question)
    return (
      <section>
        <p className={styles['idle']}>{t('idle')}</p>
        <OwnFigure />
      </section>
    );
  if (error?.code === 'QUOTA_USED')
    return (
      <Stack gap={2}>
        <Alert tone="info" title={t('usedTitle')}>
          {error.message}
        </Alert>
        <Cluster>
          <Button onClick={onUnlock}>{t('unlock')}</Button>
        </Cluster>
      </Stack>
    );
  // A piece is gone, or a check is over: trying again changes nothing.
  if (error?.code === 'NOT_FOUND') return <Alert tone="info">{error.message}</Alert>;
  if (error) return <LoadFailure message={t('failure')} answer={answer} />;
  if (!data)
    return (
      <div role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <div className={styles['row']}>
          {PLACES.map((place) => (
            <Skeleton key={place} className={styles['waiting']} />
          ))}
        </div>
      </div>
    );
  if (data.outfits.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p>{t('aboutNone')}</p>
      </EmptyState>
    );
  return <Answered {...props} question={question} data={data} />;
}

interface AnsweredProps extends Omit<SuggestionsProps, 'question'> {
  question: Question;
  data: NonNullable<SuggestionsProps['answer']['data']>;
}

function Answered({ data, ...props }: AnsweredProps) {
  const { answer, onShuffle, onAgain, onUnlock } = props;
  const isFree = useSession().user?.hasPaid === false;
  return (
    <Stack gap={3}>
      <div className={styles['head']}>
        <h2 tabIndex={-1}>{t('three', { count: data.outfits.length })}</h2>
        <Button
          variant="secondary"
          size="small"
          icon={<Shuffle aria-hidden="true" />}
          busy={answer.isValidating}
          onClick={isFree ? onUnlock : onShuffle}
        >
          {ask('shuffle')}
        </Button>
      </div>
      <p className={styles['hint']}>{t('lockHint')}</p>
      {data.relaxed.map((what) => (
        <Alert key={what} tone="info">
          {t(`relaxed.${what}`)}
        </Alert>
      ))}
      {data.resting.length > 0 ? (
        <p className={styles['hint']}>
          {t('resting', { pieces: listText(data.resting) })}{' '}
          {isFree ? null : (
            <Button variant="plain" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
        </p>
      ) : null}
      {data.wornAgain.length > 0 ? (
        <p className={styles['hint']}>{t('wornAgain', { pieces: listText(data.wornAgain) })}</p>
      ) : null}
      <SideBySide {...props} outfits={data.outfits} />
      {isFree && data.quota.left !== null ? (
        <p className={styles['hint']}>
          {t('left', { left: data.quota.left, day: formatDay(data.quota.resetsAt.slice(0, 10)) })}{' '}
          <Button variant="plain" onClick={onUnlock}>
            {t('unlock')}
          </Button>
        </p>
      ) : null}
    </Stack>
  );
}

interface SideBySideProps extends Omit<SuggestionsProps, 'question'> {
  question: Question;
  outfits: readonly SuggestedOutfit[];
}

function SideBySide({ question, outfits, held, onHold, onUnlock, onKept }: SideBySideProps) {
  // An outfit of which a piece was swapped, by its place.
  const [swapped, setSwapped] = useState<Readonly<Record<number, SuggestedOutfit>>>({});
  const shown = outfits.map((outfit, place) => swapped[place] ?? outfit);
  const slotOf = (key: string) =>
    shown.flatMap(({ pieces }) => pieces).find((piece) => keyOf(piece) === key)?.slot;

  /** One piece of a slot is held at a time: an outfit has room for one. */
  const hold = (key: string) => {
    if (held.includes(key)) return onHold(held.filter((each) => each !== key));
    onHold([...held.filter((each) => slotOf(each) !== slotOf(key) || slotOf(key) === 'accessory'), key]);
  };

  return (
    <ul className={styles['row']}>
      {shown.map((outfit, place) => (
        <li key={place}>
          <OutfitCard
            number={place + 1}
            outfit={outfit}
            question={question}
            held={held}
            onHold={hold}
            onSwap={(next) => setSwapped({ ...swapped, [place]: next })}
            onUnlock={onUnlock}
            onKept={onKept}
          />
        </li>
      ))}
    </ul>
  );
}
