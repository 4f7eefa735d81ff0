import type { Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_COMPARED } from '../../../lib/drafts/draft-parsers';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { translator } from '../../../lib/messages/translator';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Failure, KeepButton, useKeeping } from '../actions';
import { CheckProblem, isAboutText } from '../check-problem';
import { formatGarmentName } from '../garment-name';
import { useBalances } from '../points';
import { Question } from '../question';
import { QuotaNote } from '../quota-note';
import { placeVerdict, Scale } from '../scale';
import { TellGarment } from '../tell-garment';
import { formatVerdictHeadline } from '../verdict-words';
import { Column, Details, listDetails } from './column';
import {
  callGarment,
  findBest,
  judgeLead,
  findUnsettled,
  describeLead,
  listRestWords,
} from './compare-words';
import styles from './compare.module.css';
import messages from './compare.messages.en';
import { dressAlike } from './dress-alike';
import { FromWardrobe } from './from-wardrobe';
import { OpenPlace } from './open-place';
import { useComparison } from './use-comparison';

const t = translator(messages.compare);

type Comparing = ReturnType<typeof useComparison>;

export function Comparison({ onUnlock }: { onUnlock: () => void }) {
  const comparing = useComparison();
  const { garments, ranked, error, busy } = comparing;
  const [isAdding, setAdding] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const fill = () => {
    flushSync(() => setAdding(true));
    input.current?.focus();
  };
  const isFull = ranked.length >= MAX_COMPARED;
  const isEnough = ranked.length > 1;
  return (
    <div className={styles['compare']} data-count={ranked.length}>
      <Lead comparing={comparing} />
      <div className={styles['sides']}>
        {isEnough ? <SharedScale garments={garments} /> : null}
        <Columns comparing={comparing} onFill={fill} />
      </div>
      {!isFull && (!isEnough || isAdding || error) ? (
        <>
          <Add key={ranked.length} comparing={comparing} input={input} onUnlock={onUnlock} />
          <FromWardrobe busy={busy} onTake={comparing.take} />
        </>
      ) : null}
      {isEnough ? <Take comparing={comparing} onUnlock={onUnlock} /> : null}
    </div>
  );
}

function Lead({ comparing }: { comparing: Comparing }) {
  const { garments, ranked, busy } = comparing;
  const balances = useBalances();
  const heading = useLostFocus(ranked);
  const isEnough = ranked.length > 1;
  const lead = isEnough ? judgeLead(ranked) : null;
  const words = lead && describeLead(ranked, garments, lead, balances);
  const unsettled = isEnough ? findUnsettled(ranked) : null;
  return (
    <div className={styles['lead']}>
      <div aria-live="polite" aria-atomic="true">
        <h1 tabIndex={-1} ref={heading}>
          {words ? (
            <>
              <span className={styles['winner']}>{words.headline}</span> {words.why}
            </>
          ) : (
            t(busy ? 'trying' : ranked.length === 1 ? 'one' : 'none')
          )}
        </h1>
      </div>
      {isEnough && comparing.isFromChecks ? <p className={styles['about']}>{t('fromChecks')}</p> : null}
      {isEnough ? (
        <div className={styles['rest']}>
          {listRestWords(ranked, balances).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <p className={styles['about']}>{t(ranked.length === 1 ? 'aboutOne' : 'aboutNone')}</p>
      )}
      {unsettled?.question ? (
        <Question
          question={unsettled.question}
          about={`${garments.indexOf(unsettled) + 1} ${formatGarmentName(unsettled.garment)}`}
          known={null}
          onAnswer={(answer) => comparing.answer(unsettled, answer)}
        />
      ) : null}
    </div>
  );
}

/** The answered question is gone, so focus moves to the result. */
function useLostFocus(ranked: readonly KeptGarment[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = ranked.map(({ checkId, garment }) => `${checkId} ${JSON.stringify(garment)}`).join();
  const before = useRef(told);
  const count = useRef(ranked.length);
  useEffect(() => {
    const isAnswered = ranked.length > 1 && ranked.length > count.current;
    if (before.current !== told && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: !isAnswered });
    before.current = told;
    count.current = ranked.length;
  }, [told, ranked.length]);
  return heading;
}

function Take({ comparing, onUnlock }: { comparing: Comparing; onUnlock: () => void }) {
  const { garments, ranked, startOver } = comparing;
  const best = findBest(ranked);
  return (
    <div className={styles['take']}>
      <div className={styles['buttons']}>
        {best.map((kept) => (
          <TakeButton
            key={kept.checkId}
            kept={kept}
            name={callGarment(kept, garments)}
            isOnly={best.length === 1}
            onUnlock={onUnlock}
          />
        ))}
        <Button variant={best.length === 1 ? 'secondary' : 'quiet'} onClick={startOver}>
          {t('others')}
        </Button>
      </div>
    </div>
  );
}

interface TakeButtonProps {
  kept: KeptGarment;
  name: string;
  isOnly: boolean;
  onUnlock: () => void;
}

function TakeButton({ kept: { garment, checkId }, name, isOnly, onUnlock }: TakeButtonProps) {
  const keeping = useKeeping(garment, checkId);
  return (
    <>
      <KeepButton keeping={keeping} variant={isOnly ? 'primary' : 'secondary'} label={t('take', { name })} />
      {keeping.error ? <Failure error={keeping.error} onUnlock={onUnlock} /> : null}
    </>
  );
}

function SharedScale({ garments }: { garments: readonly KeptGarment[] }) {
  const places = garments
    .map((kept, index) =>
      t('place', {
        number: index + 1,
        name: formatGarmentName(kept.garment),
        verdict: formatVerdictHeadline(kept),
      }),
    )
    .join('; ');
  return (
    <div className={styles['scale']}>
      <Scale label={t('scale', { places })} places={garments.map(placeVerdict)} />
    </div>
  );
}

interface ColumnsProps {
  comparing: Comparing;
  onFill: () => void;
}

function Columns({ comparing: { garments, ranked, busy, open, remove }, onFill }: ColumnsProps) {
  const isTold = ranked.length > 1;
  const isClear = isTold && judgeLead(ranked) !== 'tie';
  const compared = garments.map(({ garment }) => garment);
  const details = listDetails(compared);
  const outfits = dressAlike(compared);
  const rows = garments.map((kept) => <Details key={kept.checkId} kept={kept} details={details} />);
  return (
    <>
      <div className={styles['columns']}>
        {garments.map((kept, index) => (
          <Column
            key={kept.checkId}
            kept={kept}
            worn={outfits[index]!}
            number={index + 1}
            isWinner={isClear && kept === ranked[0]}
            onOpen={() => open(kept)}
            onRemove={() => remove(kept)}
          />
        ))}
        {Array.from({ length: MAX_COMPARED - ranked.length }, (_, index) => (
          <OpenPlace
            key={ranked.length + index}
            number={ranked.length + index + 1}
            busy={busy && index === 0}
            onFill={onFill}
          />
        ))}
      </div>
      {isTold && details.length > 0 ? (
        <>
          <div className={styles['wide']}>{rows}</div>
          <div className={styles['narrow']}>
            <Disclosure summary={t('show')}>
              <div className={styles['columns']}>{rows}</div>
            </Disclosure>
          </div>
        </>
      ) : null}
    </>
  );
}

function Add({
  comparing: { garments, add, error, busy, quota },
  input,
  onUnlock,
}: {
  comparing: Comparing;
  input: Ref<HTMLTextAreaElement>;
  onUnlock: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <div className={styles['add']}>
      <TellGarment
        text={text}
        onText={setText}
        onCheck={add}
        busy={busy}
        error={error && isAboutText(error) ? error.message : undefined}
        input={input}
        action={t(garments.length === 0 ? 'add' : 'compare')}
      />
      <QuotaNote quota={quota} onUnlock={onUnlock} />
      {error && !isAboutText(error) ? (
        <CheckProblem error={error} offline="offlineTyped" onRetry={() => add(text)} onUnlock={onUnlock} />
      ) : null}
    </div>
  );
}
