import type { Garment } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { MAX_COMPARED } from '../../lib/drafts/draft-parsers';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { OnYou } from '../../ui/garment/on-you';
import { FindAlike } from '../../ui/links/find-alike';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Changes } from './changes';
import { CheckProblem, isAboutText } from './check-problem';
import { FitNotes } from './fit-notes';
import styles from './fitting-room.module.css';
import { withChange } from './garment-values';
import messages from './messages.en';
import { OpenQuestion } from './open-question';
import { QuotaNote } from './quota-note';
import { Reasons } from './reasons';
import { SideBySide } from './side-by-side';
import { TellGarment } from './tell-garment';
import { useFittingRoom } from './use-fitting-room';
import { useSharedWords } from './use-shared-words';
import { UnreadWords } from './unread-words';
import { Verdict } from './verdict';
import { withWords } from './with-words';
import { OwnFigure } from '../../ui/dressed/own-figure';
import { KindPicker } from '../../ui/garment/kind-picker';
import { HemField } from './hem-field';
import { Handles } from './handles/handles';
import { KeepIt } from './keep-it';
import { Questions } from '../../ui/garment/questions';

const t = translator(messages.fittingRoom);

interface FittingRoomProps {
  onUnlock: () => void;
  /** What is like a garment that was checked. */
  alike: (garment: Garment) => ReactNode;
}

/** Whether a garment suits the user: told, pasted or tapped together, drawn on their figure, and judged at once. */
export function FittingRoom({ onUnlock, alike }: FittingRoomProps) {
  const room = useFittingRoom();
  const { text, garment, hem, kept, answer, error, busy, quota } = room;
  // Asked with a link alone, the check says what to do instead.
  useSharedWords(room.share, room.say);
  const wearer = useWearer();
  const input = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const show = () => result.current?.scrollIntoView({ block: 'start' });
  const startOver = () => {
    room.startOver();
    input.current?.focus();
  };
  const compare = () => {
    room.exchange(null);
    input.current?.focus();
  };

  const answered = answer !== null && garment !== null;
  useEffect(() => {
    if (answered) show();
  }, [answered]);

  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} />
      {garment ? (
        <div className={styles['spread']} ref={result}>
          <div className={styles['seen']}>
            <OnYou
              garment={garment}
              wearer={wearer}
              className={styles['plate']}
              marks={(body, view) => (
                <Handles garment={garment} wearer={wearer} body={body} view={view} onChange={room.change} />
              )}
            />
            {answer ? <Verdict verdict={answer.verdict} busy={busy} /> : null}
          </div>
          <div className={styles['words']}>
            {error && !isAboutText(error) ? (
              <CheckProblem error={error} onRetry={room.again} onUnlock={onUnlock} />
            ) : null}
            {answer?.question ? (
              <OpenQuestion question={answer.question} onAnswer={(answered) => room.change(() => answered)} />
            ) : null}
            {answer ? (
              <Changes
                alternatives={answer.alternatives}
                onApply={(alternative) => room.change((now) => withChange(now, alternative))}
              />
            ) : (
              <Button busy={busy} onClick={room.again}>
                {t('seeVerdict')}
              </Button>
            )}
            <Questions garment={garment} onChange={room.change} />
            <HemField garment={garment} hem={hem} onType={room.typeHem} onMeasured={room.again} />
            {answer ? (
              <>
                <FitNotes fit={answer.fit} />
                <UnreadWords
                  key={answer.unread.join()}
                  words={answer.unread}
                  onExplain={(word, meaning) => room.reword(withWords(text, word, meaning))}
                />
                <Reasons reasons={answer.reasons} cautions={answer.cautions} />
              </>
            ) : null}
            <Cluster>
              {answer ? (
                <KeepIt
                  key={JSON.stringify(garment)}
                  garment={garment}
                  checkId={answer.checkId}
                  onUnlock={onUnlock}
                />
              ) : null}
              {answer && kept.length < MAX_COMPARED - 1 ? (
                <Button variant="secondary" onClick={compare}>
                  {t('compare')}
                </Button>
              ) : null}
              <Button variant="secondary" onClick={startOver}>
                {t('forget')}
              </Button>
            </Cluster>
            <p className={styles['kept']}>{t('notKept')}</p>
          </div>
        </div>
      ) : null}
      <SideBySide
        worn={answer && garment ? { garment, verdict: answer.verdict } : null}
        kept={kept}
        wearer={wearer}
        onWear={room.exchange}
        onDrop={room.drop}
      />
      {answer?.alike ? <FindAlike item={answer.alike} /> : null}
      {answer && garment ? alike(garment) : null}
      <div>
        <div className={styles['ask']}>
          <TellGarment
            text={text}
            onText={room.type}
            onCheck={room.say}
            busy={busy && !garment}
            error={error && isAboutText(error) ? error.message : undefined}
            input={input}
          />
          {quota ? <QuotaNote quota={quota} onUnlock={onUnlock} /> : null}
          {error && !garment && !isAboutText(error) ? (
            <CheckProblem error={error} onRetry={room.again} onUnlock={onUnlock} />
          ) : null}
          <KindPicker title={t('tapNearest')} chosen={garment?.type ?? null} onChoose={room.wear} />
        </div>
        {garment ? null : <OwnFigure aside />}
      </div>
    </Stack>
  );
}
