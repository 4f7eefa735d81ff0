import { capitalize } from '../../lib/text/capitalize';
import type { Garment } from '@figura/contracts';
import type { Ref } from 'react';
import type { ApiError } from '../../lib/api/api-error';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { KindPicker } from '../../ui/garment/kind-picker';
import { findKind } from '../../ui/garment/kinds';
import { OnYou } from '../../ui/garment/on-you';
import { TextLink } from '../../ui/links/text-link';
import { CheckProblem, isAboutText, isKindUnknown } from './check-problem';
import styles from './ask.module.css';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { fittingRoom as t } from './messages.en';
import { QuotaNote } from './quota-note';
import { TellGarment } from './tell-garment';
import type { useFittingRoom } from './use-fitting-room';
import { formatVerdictHeadline } from './verdict-words';
import { WaitingList } from './waiting-list';
import textStyles from '../../ui/text.module.css';

/** In characters; longer text is not named whole. */
const MAX_NAMED = 60;
const LINK = /https?:\/\/|www\./;

interface AskProps {
  room: ReturnType<typeof useFittingRoom>;
  input: Ref<HTMLTextAreaElement>;
}

export function Ask({ room, input }: AskProps) {
  const { text, quota, kept, waiting, error } = room;
  const isUnknown = error !== null && isKindUnknown(error);
  const choose = (garment: Garment) => {
    const kind = isUnknown && !LINK.test(text) ? findKind(garment) : null;
    if (kind) room.say(`${text.trim()}, ${kind.name.toLowerCase()}`);
    else room.wear(garment);
  };
  return (
    <div className={styles['ask']}>
      <TellGarment
        text={text}
        onText={room.type}
        onCheck={room.say}
        busy={false}
        error={error && isAboutText(error) ? getTextError(error, text) : undefined}
        input={input}
        hint={t('paste')}
      />
      <QuotaNote quota={quota} />
      {error && !isAboutText(error) ? (
        <CheckProblem error={error} offline="offlineFull" onRetry={room.tryAgain} />
      ) : null}
      <WaitingList waiting={waiting} words={room.waitingWords} quota={quota} />
      <KindPicker
        key={String(isUnknown)}
        title={t(isUnknown ? 'tapNearestOf' : 'tapNearest')}
        chosen={null}
        onChoose={choose}
      />
      <Recent kept={kept} onRecall={room.recall} />
    </div>
  );
}

function getTextError(error: ApiError, text: string): string {
  const words = text.trim();
  if (!isKindUnknown(error) || words.length > MAX_NAMED || LINK.test(words)) return error.message;
  return error.code === 'KIND_MISSING'
    ? t('kindMissing', { words: capitalize(words) })
    : t('notAGarment', { words });
}

interface RecentProps {
  kept: readonly KeptGarment[];
  onRecall: (kept: KeptGarment) => void;
}

function Recent({ kept, onRecall }: RecentProps) {
  const wearer = useWearer();
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="last-checks">
      <div className={styles['head']}>
        <h2 id="last-checks" className={styles['title']}>
          {t('recent')}
        </h2>
        {kept.length > 1 ? <TextLink to={paths.compare}>{t('compareThem')}</TextLink> : null}
      </div>
      <ul className={styles['recent']}>
        {[...kept].reverse().map((other) => {
          const [name, verdict] = [formatGarmentName(other.garment), formatVerdictHeadline(other)];
          return (
            <li key={other.checkId}>
              <button
                type="button"
                className={styles['card']}
                aria-label={t('again', { name, verdict })}
                onClick={() => onRecall(other)}
              >
                <OnYou garment={other.garment} wearer={wearer} crop="whole" />
                <span className={styles['name']}>{name}</span>
                <span className={textStyles['fine']}>{verdict}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
