import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useSuggestions } from './api';
import { AskOutfits } from './ask-outfits';
import messages from './messages.en';
import { keyOf } from './piece-key';
import styles from './put-together.module.css';
import { anchorsOf, nextSeed, queryOf, questionOf } from './question';
import type { Question } from './question';
import { Suggestions } from './suggestions';

const t = translator(messages.unmeasured);

interface PutTogetherProps {
  onUnlock: () => void;
  /** Leads to what is kept. */
  onKept: () => void;
}

/** Asks what the user is dressing for, and shows three outfits for it. The question is in the URL. */
export function PutTogether({ onUnlock, onKept }: PutTogetherProps) {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const question = questionOf(params);
  const anchors = anchorsOf(params);
  const [locked, setLocked] = useState<readonly string[]>(anchors);
  const answer = useSuggestions(user?.measurements ? question : null);
  const anchor = anchors[0];
  const pieces = answer.data?.outfits.flatMap((outfit) => outfit.pieces) ?? [];
  const results = useRef<HTMLDivElement>(null);
  const ask = (next: Question) => {
    setParams(textsOf(queryOf(next)));
    // On a phone they are below what was asked.
    results.current?.scrollIntoView({ block: 'start' });
  };

  if (user && !user.measurements)
    return (
      <EmptyState
        title={t('title')}
        action={<ButtonLink to={paths.measurementsVertical}>{t('start')}</ButtonLink>}
      >
        <p>{t('text')}</p>
      </EmptyState>
    );
  return (
    <div className={styles['page']}>
      <AskOutfits
        key={anchors.join()}
        asked={question}
        anchors={anchors}
        anchorName={pieces.find((piece) => keyOf(piece) === anchor)?.name ?? null}
        busy={answer.isValidating}
        onAsk={ask}
      />
      <div ref={results} className={styles['results']}>
        <Suggestions
          key={params.toString()}
          question={question}
          answer={answer}
          held={locked}
          onHold={setLocked}
          onShuffle={() => question && ask({ ...question, anchors: locked, seed: nextSeed(question) })}
          onAgain={() => question && ask({ ...question, again: true })}
          onUnlock={onUnlock}
          onKept={onKept}
        />
      </div>
    </div>
  );
}

/** A query as the URL has it. */
function textsOf(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
