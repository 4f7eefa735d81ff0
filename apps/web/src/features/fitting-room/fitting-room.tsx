import type { Garment } from '@figura/contracts';
import { useEffect, useRef } from 'react';
import { readDraft } from '../../lib/drafts/drafts';
import { lazyIsland } from '../../lib/page/lazy-island';
import { useDraft } from '../../lib/drafts/use-draft';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Cluster, Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { useCheckQuota } from './api';
import { Changes } from './changes';
import { CheckProblem, isAboutText } from './check-problem';
import { FitNotes } from './fit-notes';
import styles from './fitting-room.module.css';
import { withAnswer, withChange } from './garment-values';
import messages from './messages.en';
import { OnYou } from './on-you';
import { QuotaNote } from './quota-note';
import { Reasons } from './reasons';
import { TellGarment } from './tell-garment';
import { useGarmentCheck } from './use-garment-check';
import { Verdict } from './verdict';

const t = translator(messages.fittingRoom);

/** With the kinds of garment, which are as large as the rest of the page. */
const KindPicker = lazyIsland(() => import('./kind-picker'), <Skeleton height="8rem" />);
const Questions = lazyIsland(() => import('./questions'), <Skeleton height="24rem" />);

const NOTHING = { text: '', garment: null, checkId: null } as const;

/** Whether a garment suits the user: told, pasted or tapped together, drawn on their figure, and judged at once. */
export function FittingRoom({ onUnlock }: { onUnlock: () => void }) {
  const [draft, keep, clear] = useDraft('fittingRoom');
  const { text, garment, checkId } = draft ?? NOTHING;
  const { user } = useSession();
  const wearer = useWearer();
  const input = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const { data: quota, mutate: setQuota } = useCheckQuota(user?.hasPaid === false);
  const { answer, error, busy, check, forget } = useGarmentCheck((given) => {
    // What was typed meanwhile is newer than what this component last saw.
    const typed = readDraft('fittingRoom')?.text ?? '';
    keep({ text: typed, garment: given.garment, checkId: given.checkId });
    void setQuota(given.quota, { revalidate: false });
  });
  const usedUp = error?.code === 'QUOTA_USED';
  useEffect(() => {
    if (usedUp) void setQuota();
  }, [setQuota, usedUp]);
  const show = () => result.current?.scrollIntoView({ block: 'start' });
  const say = (words: string) => {
    keep({ text: words, garment: null, checkId: null });
    check({ text: words });
  };
  const wear = (next: Garment, changes: string | null) => {
    keep({ text, garment: next, checkId: changes });
    check({ garment: next, ...(changes !== null && { checkId: changes }) });
  };
  /** A lazy part may call with what it was last rendered with, so that the change is made to what is kept now. */
  const change = (make: (now: Garment) => Garment) => {
    const now = readDraft('fittingRoom');
    if (now?.garment) wear(make(now.garment), now.checkId);
  };
  const again = () => (garment ? wear(garment, checkId) : say(text));
  const startOver = () => {
    forget();
    clear();
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
            <OnYou garment={garment} wearer={wearer} className={styles['plate']} />
            {answer ? <Verdict verdict={answer.verdict} busy={busy} /> : null}
          </div>
          <div className={styles['words']}>
            {error && !isAboutText(error) ? (
              <CheckProblem error={error} onRetry={again} onUnlock={onUnlock} />
            ) : null}
            {answer ? (
              <Changes
                alternatives={answer.alternatives}
                onApply={(alternative) => change((now) => withChange(now, alternative))}
              />
            ) : (
              <Button busy={busy} onClick={again}>
                {t('seeVerdict')}
              </Button>
            )}
            <Questions
              garment={garment}
              onAnswer={(choice, value) => change((now) => withAnswer(now, choice, value))}
            />
            {answer ? (
              <>
                <Reasons reasons={answer.reasons} cautions={answer.cautions} />
                <FitNotes fit={answer.fit} unread={answer.unread} />
              </>
            ) : null}
            <Cluster>
              <Button variant="secondary" onClick={startOver}>
                {t('forget')}
              </Button>
            </Cluster>
            <p className={styles['kept']}>{t('notKept')}</p>
          </div>
        </div>
      ) : null}
      <div className={styles['ask']}>
        <TellGarment
          text={text}
          onText={(words) => keep({ text: words, garment, checkId })}
          onCheck={say}
          busy={busy && !garment}
          error={error && isAboutText(error) ? error.message : undefined}
          input={input}
        />
        {quota ? <QuotaNote quota={quota} onUnlock={onUnlock} /> : null}
        {error && !garment && !isAboutText(error) ? (
          <CheckProblem error={error} onRetry={again} onUnlock={onUnlock} />
        ) : null}
        <KindPicker chosen={garment?.type ?? null} onChoose={(kind) => wear(kind, null)} />
      </div>
    </Stack>
  );
}
