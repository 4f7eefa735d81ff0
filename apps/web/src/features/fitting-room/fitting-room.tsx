import { isInFavor } from '@figura/contracts';
import type { Garment } from '@figura/contracts';
import type { ReactNode, Ref } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { SizeFit } from '../../ui/garment/size-fit';
import { FindAlike } from '../../ui/links/find-alike';
import { Page } from '../../ui/layout/layout';
import { useMedia } from '../../ui/use-media';
import { Actions } from './actions';
import { AllReasons } from './all-reasons';
import { Ask } from './ask';
import { CheckProblem, isAboutText } from './check-problem';
import styles from './fitting-room.module.css';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { fittingRoom as t } from './messages.en';
import { Points } from './points';
import { Question } from './question';
import { Scale } from './scale';
import { Ready, Stage } from './stage';
import { useFittingRoom } from './use-fitting-room';
import type { ShownAnswer } from './use-garment-check';
import { useSharedWords } from './use-shared-words';
import { findOutlook, formatKnown, formatVerdictHeadline, isSoFar, isTelling } from './verdict-words';
import { Words } from './words';

const WIDE = '(width >= 1180px)';
/** Screens on which the verdict lies on the figure's plate. */
const ON_PLATE = '(width < 1180px)';

type Phase = 'ask' | 'trying' | 'told' | 'stuck';

type Room = ReturnType<typeof useFittingRoom>;

interface FittingRoomProps {
  alike: (garment: Garment) => ReactNode;
  children: ReactNode;
}

export function FittingRoom({ alike, children }: FittingRoomProps) {
  const room = useFittingRoom();
  const { garment, answer } = room;
  useSharedWords(room.share, room.say);
  const phase = getPhase(room);
  const { screen, heading, input } = useFocus(phase, answer);
  const isTold = phase === 'told' && answer !== null && garment !== null;
  const { change, show } = useShownChange(garment);
  const isOnPlate = useMedia(ON_PLATE) && isTold && !isOpen(answer) && change === null;

  return (
    <>
      <div
        className={styles['room']}
        data-phase={phase}
        data-open={isOpen(answer)}
        data-pair={change !== null}
        data-asked={isTold && isTelling(answer)}
        ref={screen}
      >
        <Banner isLocal={isTold && !answer.alike} />
        <div className={styles['seen']}>
          {phase === 'ask' ? (
            <Ready last={room.kept.at(-1)?.garment ?? null} />
          ) : (
            <Stage garment={garment} answer={isTold ? answer : null} change={change} onChange={room.change} />
          )}
        </div>
        <div className={styles['panel']}>
          {phase === 'ask' ? null : <RoomWords room={room} />}
          <Heading phase={phase} room={room} heading={heading} isOnPlate={isOnPlate} />
          {phase === 'ask' ? <Ask room={room} input={input} /> : null}
          {phase === 'trying' ? <Waiting /> : null}
          {phase === 'stuck' ? <Stuck room={room} /> : null}
          {isTold ? (
            <Told room={room} garment={garment} answer={answer} change={change} onShow={show} />
          ) : null}
        </div>
      </div>
      <Page className={styles['below']}>
        {isTold && answer.alike ? <FindAlike item={answer.alike} /> : null}
        {isTold ? alike(garment) : null}
        {children}
      </Page>
    </>
  );
}

function RoomWords({ room: { text, garment, answer, say, reword, change } }: { room: Room }) {
  return (
    <Words
      text={text}
      garment={garment}
      unread={answer?.unread ?? []}
      other={answer?.other}
      onOther={say}
      onReword={reword}
      onChange={change}
    />
  );
}

type Change = ShownAnswer['alternatives'][number];

function useShownChange(garment: Garment | null) {
  const [shown, setShown] = useState<{ of: string; change: Change } | null>(null);
  const of = JSON.stringify(garment);
  return {
    change: shown?.of === of ? shown.change : null,
    show: (change: Change | null) => setShown(change && { of, change }),
  };
}

function Banner({ isLocal }: { isLocal: boolean }) {
  return (
    <div className={styles['banner']} role="status">
      {isLocal ? (
        <p className={styles['offline']}>
          <b>{t('offlineBold')}</b> {t('offline')}
        </p>
      ) : null}
    </div>
  );
}

interface HeadingProps {
  phase: Phase;
  room: Room;
  heading: Ref<HTMLHeadingElement>;
  isOnPlate: boolean;
}

function Heading({ phase, room, heading, isOnPlate }: HeadingProps) {
  const { answer } = room;
  const settled = phase === 'told' && answer && !isOpen(answer) ? answer : null;
  const known = settled && formatKnown(settled);
  return (
    <div
      className={styles['verdict']}
      aria-live="polite"
      aria-atomic="true"
      data-level={settled?.verdict.level}
      data-on-plate={isOnPlate ? '' : undefined}
    >
      <h1 tabIndex={-1} ref={heading}>
        {getHeading(phase, room)}
        {settled && isSoFar(settled) ? <small> {t('soFar')}</small> : null}
      </h1>
      {known === null ? null : <p className={styles['known']}>{known}</p>}
    </div>
  );
}

function getPhase({ garment, answer, error, busy }: Room): Phase {
  if (error && isAboutText(error)) return 'ask';
  if (garment && answer) return 'told';
  if (busy) return 'trying';
  return garment ? 'stuck' : 'ask';
}

function isOpen(answer: ShownAnswer | null): boolean {
  return answer !== null && findOutlook(answer) !== null;
}

function getHeading(phase: Phase, { garment, answer }: Room): string {
  switch (phase) {
    case 'told':
      return answer ? formatVerdictHeadline(answer) : '';
    case 'trying':
      return t('trying');
    case 'stuck':
      return garment ? formatGarmentName(garment) : '';
    case 'ask':
      return t('title');
  }
}

function useFocus(phase: Phase, answer: ShownAnswer | null) {
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef({ phase, answer });
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const isOther = before.current.phase !== phase;
    const isNew = isOther || before.current.answer !== answer;
    before.current = { phase, answer };
    if (isOther) {
      if (phase === 'ask') input.current?.focus({ preventScroll: true });
      screen.current?.scrollIntoView({ block: 'start' });
    }
    if (phase !== 'ask' && isLost && isNew) heading.current?.focus({ preventScroll: true });
  }, [phase, answer]);
  return { screen, heading, input };
}

function Waiting() {
  return (
    <div className={styles['bars']} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

function Stuck({ room }: { room: Room }) {
  return (
    <>
      {room.error ? (
        <CheckProblem
          offline={room.checkId === null ? 'offlineFull' : 'offlineChange'}
          error={room.error}
          onRetry={room.tryAgain}
        />
      ) : null}
      <div className={styles['stuck']}>
        {room.error ? null : <Button onClick={room.tryAgain}>{t('seeVerdict')}</Button>}
        <Button variant="quiet" onClick={room.forgetIt}>
          {t('forget')}
        </Button>
      </div>
    </>
  );
}

interface ToldProps {
  room: Room;
  garment: Garment;
  answer: ShownAnswer;
  change: ShownAnswer['alternatives'][number] | null;
  onShow: (change: ShownAnswer['alternatives'][number] | null) => void;
}

function Told({ room, garment, answer, change, onShow }: ToldProps) {
  const { verdict, question } = answer;
  const isExplained = useMedia(WIDE) && !isOpen(answer) && verdict.level === 'poor';
  const asked =
    isTelling(answer) && question ? (
      <Question
        question={question}
        known={isOpen(answer) ? formatKnown(answer) : null}
        onAnswer={room.answerQuestion}
      />
    ) : null;
  return (
    <>
      <div className={styles['scale']}>
        <Scale judged={answer} />
      </div>
      {asked}
      <Points answer={answer} change={change} onShow={onShow} />
      {answer.size ? <SizeFit size={answer.size} onChart={room.compareWith} /> : null}
      <Actions
        key={JSON.stringify(garment)}
        garment={garment}
        checkId={answer.checkId}
        isWanted={!isOpen(answer) && isInFavor(verdict.level)}
        onAnother={room.startOver}
      />
      <AllReasons
        key={String(isExplained)}
        defaultOpen={isExplained}
        garment={garment}
        answer={answer}
        hem={room.hem}
        onHem={room.typeHem}
        onMeasured={room.tryAgain}
        onForget={room.forgetIt}
      />
    </>
  );
}
