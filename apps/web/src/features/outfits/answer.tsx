import type { SuggestedOutfit, SuggestionsResponse } from '@figura/contracts';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { useUnlock } from '../../lib/session/unlock';
import { formatDay } from '../../lib/text/format-day';
import { formatList } from '../../lib/text/list-text';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import textStyles from '../../ui/text.module.css';
import type { QueryState } from '../../lib/api/use-query';
import { tellApart } from './tell-apart';
import styles from './answer.module.css';
import { LoadingOutfits } from './loading-outfits';
import { answer as t } from './messages.en';
import { MissingPiece } from './missing-piece';
import { nameOutfits } from './name-outfits';
import { OutfitCard } from './outfit-card';
import { OutfitRow } from './outfit-row';
import { getKey } from './piece-key';
import { computeNextSeed, type Question } from './question';
import { TooFew } from './too-few';

interface AnswerProps {
  question: Question;
  query: QueryState<SuggestionsResponse>;
  onAsk: (question: Question) => void;
}

export function Answer(props: AnswerProps) {
  const { question, query, onAsk } = props;
  const { data, error } = query;
  if (error?.code === 'QUOTA_USED')
    return (
      <LockedPanel title={t('usedTitle')} action={t('unlock')}>
        <p>{error.message}</p>
      </LockedPanel>
    );
  // A piece is gone or a check has expired: a retry is useless.
  if (error?.code === 'NOT_FOUND') return <Alert tone="info">{error.message}</Alert>;
  if (error && !data)
    return (
      <LoadFailure message={t(error.status === 0 ? 'unanswered' : 'failure')} query={{ ...query, error }} />
    );
  if (!data) return <LoadingOutfits label={t('loading')} />;
  if (data.outfits.length === 0)
    return (
      <EmptyState
        title={t('none')}
        action={
          <ButtonLink to={paths.wardrobe} variant="secondary">
            {t('addPieces')}
          </ButtonLink>
        }
      >
        <TooFew {...{ data, question, onAsk }} />
      </EmptyState>
    );
  return <Answered key={JSON.stringify(question)} {...props} data={data} />;
}

interface AnsweredProps extends AnswerProps {
  data: SuggestionsResponse;
}

function Answered({ data, question, query, onAsk }: AnsweredProps) {
  const unlock = useUnlock();
  const isFree = useSession().user?.hasPaid === false;
  const [swapped, setSwapped] = useState<Readonly<Record<number, SuggestedOutfit>>>({});
  const shown = data.outfits.map((outfit, index) => swapped[index] ?? outfit);
  const titles = nameOutfits(shown);
  const lines = tellApart(shown);
  return (
    <>
      <div className={classNames(textStyles['muted'], styles['note'])} data-screen-only>
        <TooFew {...{ data, question, onAsk }} />
      </div>
      <MissingPiece outfits={shown} />
      <Odds outfits={shown} />
      <OutfitRow label={t('row')}>
        {shown.map((outfit, index) => (
          <OutfitCard
            key={index}
            title={titles[index]!}
            line={lines[index]!}
            isFirst={index === 0}
            outfit={outfit}
            lacks={swapped[index] ? null : (outfit.lacks ?? null)}
            question={question}
            onSwap={(next) => setSwapped({ ...swapped, [index]: next })}
            onAround={(piece) =>
              isFree ? unlock() : onAsk({ ...question, anchors: [getKey(piece)], seed: 0 })
            }
          />
        ))}
        <Button
          variant="secondary"
          size="small"
          className={styles['others']}
          busy={query.isValidating}
          onClick={() => (isFree ? unlock() : onAsk({ ...question, seed: computeNextSeed(question) }))}
        >
          {t('others')}
        </Button>
      </OutfitRow>
      <div className={classNames(textStyles['muted'], styles['more'])} data-screen-only>
        <Notes data={data} isFree={isFree} onAgain={() => onAsk({ ...question, again: true })} />
        {isFree && data.quota.left !== null ? (
          <p>
            {t('left', { left: data.quota.left, day: formatDay(data.quota.resetsAt.slice(0, 10)) })}{' '}
            <Button variant="plain" onClick={unlock}>
              {t('unlock')}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}

function Odds({ outfits }: { outfits: readonly SuggestedOutfit[] }) {
  const odds = outfits.flatMap((outfit) => outfit.odds ?? []);
  if (odds.length === 0) return null;
  return (
    <p className={classNames(textStyles['muted'], styles['note'])} data-screen-only>
      {t('odds', { of10: Math.min(...odds) * 10 })}
    </p>
  );
}

interface NotesProps {
  data: SuggestionsResponse;
  isFree: boolean;
  onAgain: () => void;
}

function Notes({ data: { relaxed, resting, wornAgain }, isFree, onAgain }: NotesProps) {
  return (
    <>
      {relaxed.map((what) => (
        <p key={what}>{t(`relaxed.${what}`)}</p>
      ))}
      {resting.length > 0 ? (
        <p>
          {t('resting', { pieces: formatList(resting) })}{' '}
          {isFree ? null : (
            <Button variant="plain" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
        </p>
      ) : null}
      {wornAgain.length > 0 ? <p>{t('wornAgain', { pieces: formatList(wornAgain) })}</p> : null}
    </>
  );
}
