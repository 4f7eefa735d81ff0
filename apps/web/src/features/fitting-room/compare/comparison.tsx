import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_COMPARED } from '../../../lib/drafts/garment-draft';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { Disclosure } from '../../../ui/disclosure';
import bar from '../../../ui/layout/action-bar.module.css';
import { useMedia } from '../../../ui/use-media';
import { Failure, KeepButton, useKeeping } from '../actions';
import { CheckProblem, isAboutText } from '../check-problem';
import { useBalances } from '../../../lib/catalog/use-balances';
import { Question } from '../question';
import { QuotaNote } from '../quota-note';
import { SharedScale } from '../scale';
import { TellGarment } from '../tell-garment';
import { Column, Details, listDetails } from './column';
import { callGarment, findBest, judgeLead, findUnsettled, describeLead, nameApart } from './compare-words';
import styles from './compare.module.css';
import { compare as t } from './compare.messages.en';
import { dressAlike } from './dress-alike';
import { Offers } from './offers';
import { FilledPlace, OpenPlace, ThirdPlace } from './open-place';
import { useComparison } from './use-comparison';

type Comparing = ReturnType<typeof useComparison>;

export function Comparison() {
  const comparing = useComparison();
  const { garments, error, busy } = comparing;
  const [isAdding, setAdding] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const fill = () => {
    flushSync(() => setAdding(true));
    input.current?.focus();
  };
  const isFull = garments.length >= MAX_COMPARED;
  const isEnough = garments.length > 1;
  const isWide = useMedia('(width >= 1180px)');
  const third = isEnough && !isFull ? <ThirdPlace busy={busy} onFill={fill} /> : null;
  const unsettled = isEnough ? findUnsettled(garments) : null;
  return (
    <div className={styles['compare']} data-count={garments.length} data-unsettled={unsettled !== null}>
      <Lead comparing={comparing} />
      <div className={styles['sides']}>
        {isEnough ? <SharedScale ranked={garments} hasWinner={judgeLead(garments) !== 'tie'} /> : null}
        {isEnough || isWide ? (
          <div className={styles['columns']}>
            <Columns comparing={comparing} />
            {garments.length === 0 ? <OpenPlace number={1} busy={busy} isFigure /> : null}
            {isEnough ? null : <OpenPlace number={2} busy={busy && garments.length > 0} isFigure />}
          </div>
        ) : null}
        {isWide ? third : null}
      </div>
      {unsettled?.question ? (
        <Question
          question={unsettled.question}
          about={`${garments.indexOf(unsettled) + 1} ${nameApart(unsettled, garments)}`}
          onAnswer={(answer) => comparing.answer(unsettled, answer)}
        />
      ) : null}
      {isEnough ? <Take comparing={comparing} /> : null}
      {isWide ? null : third}
      {!isFull && (!isEnough || isAdding || error) ? (
        <Add key={garments.length} comparing={comparing} input={input}>
          <Offers comparing={comparing} />
          {isEnough || isWide ? null : <SmallPlaces comparing={comparing} />}
        </Add>
      ) : null}
      {isEnough ? <Cut garments={garments} isWide={isWide} /> : null}
    </div>
  );
}

function Lead({ comparing }: { comparing: Comparing }) {
  const { garments, busy } = comparing;
  const balances = useBalances();
  const heading = useLostFocus(garments);
  const isEnough = garments.length > 1;
  const lead = isEnough ? judgeLead(garments) : null;
  const words = lead && describeLead(garments, lead, balances);
  return (
    <div className={styles['lead']}>
      <div aria-live="polite" aria-atomic="true">
        <h1 tabIndex={-1} ref={heading}>
          {words ? (
            <>
              <span className={styles['winner']}>{words.headline}</span>{' '}
              <span className={styles['why']}>{words.why}</span>
            </>
          ) : (
            t(busy ? 'trying' : garments.length === 1 ? 'one' : 'none')
          )}
        </h1>
      </div>
      {isEnough ? null : (
        <p className={styles['about']}>{t(garments.length === 1 ? 'aboutOne' : 'aboutNone')}</p>
      )}
    </div>
  );
}

function useLostFocus(garments: readonly KeptGarment[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = garments.map(({ checkId, garment }) => `${checkId} ${JSON.stringify(garment)}`).join();
  const before = useRef(told);
  const count = useRef(garments.length);
  useEffect(() => {
    const isAnswered = garments.length > 1 && garments.length > count.current;
    if (before.current !== told && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: !isAnswered });
    before.current = told;
    count.current = garments.length;
  }, [told, garments.length]);
  return heading;
}

function Take({ comparing }: { comparing: Comparing }) {
  const { garments, startOver } = comparing;
  const best = findBest(garments);
  return (
    <div className={classNames(styles['take'], bar['bar'])}>
      <div className={styles['buttons']}>
        {best.map((kept) => (
          <TakeButton
            key={kept.checkId}
            kept={kept}
            name={callGarment(kept, garments)}
            isOnly={best.length === 1}
          />
        ))}
        <Button variant="quiet" onClick={startOver}>
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
}

function TakeButton({ kept: { garment, checkId }, name, isOnly }: TakeButtonProps) {
  const keeping = useKeeping(garment, checkId);
  return (
    <>
      <KeepButton
        keeping={keeping}
        variant={isOnly ? 'primary' : 'secondary'}
        label={isOnly ? t('take') : t('takeOne', { name })}
      />
      {keeping.error ? <Failure error={keeping.error} /> : null}
    </>
  );
}

function Columns({ comparing: { garments, open, remove } }: { comparing: Comparing }) {
  const isClear = garments.length > 1 && judgeLead(garments) !== 'tie';
  const outfits = dressAlike(garments.map(({ garment }) => garment));
  return garments.map((kept, index) => (
    <Column
      key={kept.checkId}
      kept={kept}
      garments={garments}
      name={nameApart(kept, garments)}
      worn={outfits[index]!}
      number={index + 1}
      isWinner={isClear && index === 0}
      onOpen={() => open(kept)}
      onRemove={() => remove(kept)}
    />
  ));
}

function SmallPlaces({ comparing: { garments, busy, remove } }: { comparing: Comparing }) {
  const [first] = garments;
  return (
    <div className={styles['places']}>
      {first ? (
        <FilledPlace garment={first.garment} onRemove={() => remove(first)} />
      ) : (
        <OpenPlace number={1} busy={busy} />
      )}
      <OpenPlace number={2} busy={busy && first !== undefined} />
    </div>
  );
}

interface CutProps {
  garments: readonly KeptGarment[];
  isWide: boolean;
}

function Cut({ garments, isWide }: CutProps) {
  const details = listDetails(garments);
  if (details.length === 0) return null;
  const columns = (
    <div className={styles['columns']}>
      {garments.map((kept, index) => (
        <div key={kept.checkId}>
          <p className={styles['numbered']}>{index + 1}</p>
          <Details kept={kept} details={details} />
        </div>
      ))}
    </div>
  );
  return (
    <div className={styles['details']}>
      {isWide ? columns : <Disclosure summary={t('show')}>{columns}</Disclosure>}
    </div>
  );
}

interface AddProps {
  comparing: Comparing;
  input: Ref<HTMLTextAreaElement>;
  children: ReactNode;
}

function Add({ comparing: { garments, add, error, busy, quota }, input, children }: AddProps) {
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
        action={t(garments.length === 0 ? 'addFirst' : text.trim() === '' ? 'addSecond' : 'compare')}
      >
        {children}
      </TellGarment>
      <QuotaNote quota={quota} />
      {error && !isAboutText(error) ? (
        <CheckProblem error={error} offline="offlineTyped" onRetry={() => add(text)} />
      ) : null}
    </div>
  );
}
