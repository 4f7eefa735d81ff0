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
import { Column, Details, findDetails } from './column';
import { callGarment, findLead, findUnsettled, leadWords, listRestWords } from './compare-words';
import styles from './compare.module.css';
import messages from './compare.messages.en';
import { FromWardrobe } from './from-wardrobe';
import { OpenPlace } from './open-place';
import { useComparison } from './use-comparison';

const t = translator(messages.compare);

type Comparing = ReturnType<typeof useComparison>;

export function Comparison({ onUnlock }: { onUnlock: () => void }) {
  const comparing = useComparison();
  const { ranked, error, busy } = comparing;
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
        {isEnough ? <SharedScale ranked={ranked} /> : null}
        <Columns comparing={comparing} onFill={fill} />
      </div>
      {!isFull && (!isEnough || isAdding || error) ? (
        <>
          <Add key={ranked.length} comparing={comparing} input={input} onUnlock={onUnlock} />
          <FromWardrobe busy={busy} onTake={comparing.take} />
        </>
      ) : null}
      {isEnough ? (
        <Take key={ranked[0]!.checkId} ranked={ranked} onOthers={comparing.startOver} onUnlock={onUnlock} />
      ) : null}
    </div>
  );
}

function Lead({ comparing }: { comparing: Comparing }) {
  const { ranked, busy } = comparing;
  const balances = useBalances();
  const heading = useLostFocus(ranked);
  const isEnough = ranked.length > 1;
  const lead = isEnough ? findLead(ranked) : null;
  const words = lead && leadWords(ranked, lead, balances);
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
          about={`${ranked.indexOf(unsettled) + 1} ${formatGarmentName(unsettled.garment)}`}
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

interface TakeProps {
  ranked: readonly KeptGarment[];
  onOthers: () => void;
  onUnlock: () => void;
}

function Take({ ranked, onOthers, onUnlock }: TakeProps) {
  const [first] = ranked as [KeptGarment];
  const keeping = useKeeping(first.garment, first.checkId);
  return (
    <div className={styles['take']}>
      <div className={styles['buttons']}>
        <KeepButton
          keeping={keeping}
          variant="primary"
          label={t('take', { name: callGarment(first, ranked) })}
        />
        <Button variant="secondary" onClick={onOthers}>
          {t('others')}
        </Button>
      </div>
      {keeping.error ? <Failure error={keeping.error} onUnlock={onUnlock} /> : null}
    </div>
  );
}

function SharedScale({ ranked }: { ranked: readonly KeptGarment[] }) {
  const places = ranked
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
      <Scale label={t('scale', { places })} places={ranked.map(placeVerdict)} />
    </div>
  );
}

interface ColumnsProps {
  comparing: Comparing;
  onFill: () => void;
}

function Columns({ comparing: { ranked, busy, open, remove }, onFill }: ColumnsProps) {
  const isTold = ranked.length > 1;
  const isClear = isTold && findLead(ranked) !== 'tie';
  const details = findDetails(ranked.map(({ garment }) => garment));
  const rows = ranked.map(({ checkId, garment }) => (
    <Details key={checkId} garment={garment} details={details} />
  ));
  return (
    <>
      <div className={styles['columns']}>
        {ranked.map((kept, index) => (
          <Column
            key={kept.checkId}
            kept={kept}
            number={index + 1}
            isWinner={isClear && index === 0}
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
  comparing: { add, error, busy, quota },
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
        action={t('compare')}
      />
      <QuotaNote quota={quota} onUnlock={onUnlock} />
      {error && !isAboutText(error) ? (
        <CheckProblem error={error} onRetry={() => add(text)} onUnlock={onUnlock} />
      ) : null}
    </div>
  );
}
