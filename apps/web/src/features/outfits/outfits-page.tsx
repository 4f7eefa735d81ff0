import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Cluster } from '../../ui/layout/layout';
import textStyles from '../../ui/text.module.css';
import { Answer } from './answer';
import { useAnswer } from './api';
import { KeptOutfits } from './kept-outfits';
import { outfitsPage as t, unmeasured } from './messages.en';
import styles from './outfits-page.module.css';
import { OutfitsSentence } from './outfits-sentence';
import { getKey } from './piece-key';
import { toQuery, readQuestion, type Question } from './question';
import { SampleOutfits } from './sample-outfits';
import { useSeason } from '../../lib/session/use-season';

export function OutfitsPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const season = useSeason();
  const isFree = user?.hasPaid === false;
  const isMeasured = !user || user.measurements !== null;
  const question = readQuestion(params, season);
  const isAsked = isMeasured && (!isFree || params.has('occasion'));
  const query = useAnswer(isAsked ? question : null);
  const ask = (next: Question) => setParams(collectTexts(toQuery(next)), { preventScrollReset: true });
  const all = query.data?.outfits ?? [];
  const [anchor] = question.anchors;
  const anchorPiece = all.flatMap(({ pieces }) => pieces).find((piece) => getKey(piece) === anchor);
  return (
    <div className={styles['page']}>
      <OutfitsSentence
        question={question}
        count={all.length || 3}
        anchorName={anchorPiece?.name ?? null}
        onAsk={ask}
      />
      {isAsked ? (
        <Answer question={question} query={query} onAsk={ask} />
      ) : isMeasured ? (
        <>
          <SampleOutfits />
          <Cluster className={classNames(styles['ask'], textStyles['muted'])} data-screen-only>
            <Button onClick={() => ask(question)}>{t('ask')}</Button>
            <p>{t('askFree')}</p>
          </Cluster>
        </>
      ) : (
        <EmptyState
          title={unmeasured('title')}
          action={<ButtonLink to={paths.measurementsVertical}>{unmeasured('start')}</ButtonLink>}
        >
          <p>{unmeasured('text')}</p>
        </EmptyState>
      )}
      <KeptOutfits />
    </div>
  );
}

function collectTexts(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
