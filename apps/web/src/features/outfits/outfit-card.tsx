import type { SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import { Bookmark, Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { keepOutfit, useReloadKept } from './api';
import messages from './messages.en';
import { occasionName } from '../../ui/garment/occasion-names';
import styles from './outfit-card.module.css';
import { OutfitOnYou } from './outfit-on-you';
import { OutfitPieces } from './outfit-pieces';
import { keptPieces } from './piece-key';
import type { Question } from './question';
import { useShare } from './use-share';

const t = translator(messages.outfitCard);

/** A length of the body. */
const LENGTH = /[\d½¼¾⅛⅜⅝⅞]\u00a0(in|cm)\b/;

/** What a picture for others may say of an outfit. */
function shareableSentence({ sentence, reasons }: SuggestedOutfit): string | undefined {
  return [sentence, ...reasons].find((each) => !LENGTH.test(each));
}

interface OutfitCardProps {
  /** From 1. */
  number: number;
  outfit: SuggestedOutfit;
  question: Question;
  held: readonly string[];
  onHold: (key: string) => void;
  onSwap: (outfit: SuggestedOutfit) => void;
  onUnlock: () => void;
  onKept: () => void;
}

/** One suggested outfit on the user, with why it works and what can be done with it. */
export function OutfitCard({ number, outfit, question, onKept, ...pieces }: OutfitCardProps) {
  const wearer = useWearer();
  const keeping = useKeeping(outfit, occasionName(question.occasion));
  const share = useShare();
  const isChecked = outfit.pieces.some(({ source }) => source === 'check');
  const reasons = outfit.reasons.filter((reason) => reason !== outfit.sentence);
  const label = t('wearing', { pieces: outfit.pieces.map(({ name }) => name).join(', ') });
  return (
    <article className={styles['card']} aria-label={t('outfit', { number })}>
      <OutfitOnYou
        pieces={outfit.pieces}
        wearer={wearer}
        label={label}
        eager={number === 1}
        className={styles['figure']}
      />
      <p className={styles['sentence']}>{outfit.sentence}</p>
      <Cluster gap={1}>
        {isChecked ? (
          <ButtonLink variant="secondary" size="small" to={paths.fittingRoom}>
            {t('toCheck')}
          </ButtonLink>
        ) : keeping.isKept ? (
          <Button variant="secondary" size="small" icon={<Check aria-hidden="true" />} onClick={onKept}>
            {t('seeKept')}
          </Button>
        ) : (
          <Button
            size="small"
            icon={<Bookmark aria-hidden="true" />}
            busy={keeping.busy}
            onClick={() => void keeping.keep()}
          >
            {t('keep')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<Share2 aria-hidden="true" />}
          busy={share.busy}
          onClick={() => void share.share(outfit.pieces, shareableSentence(outfit) ?? label)}
        >
          {t('share')}
        </Button>
      </Cluster>
      {isChecked ? <p className={styles['said']}>{t('keepFirst')}</p> : null}
      <p role="status" className={styles['said']}>
        {share.said}
        {keeping.isKept ? <VisuallyHidden>{t('kept')}</VisuallyHidden> : null}
      </p>
      {keeping.error === null ? null : <Alert tone="error">{keeping.error}</Alert>}
      <OutfitPieces outfit={outfit} question={question} {...pieces} />
      {reasons.length > 0 ? <Reasons reasons={reasons} /> : null}
    </article>
  );
}

const identity = (pieces: readonly SuggestedPiece[]): string =>
  pieces.map(({ source, id }) => `${source}:${id}`).join();

/** Keeps an outfit once, however often the button is pressed; another piece makes it another outfit. */
function useKeeping({ pieces }: SuggestedOutfit, name: string) {
  const [state, setState] = useState({ of: '', busy: false, error: null as string | null, isKept: false });
  const [id, setId] = useState({ of: '', id: '' });
  const reload = useReloadKept();
  const current = identity(pieces);
  const known = state.of === current ? state : { of: current, busy: false, error: null, isKept: false };

  const keep = async () => {
    const own = id.of === current ? id : { of: current, id: crypto.randomUUID() };
    setId(own);
    setState({ of: current, busy: true, error: null, isKept: false });
    try {
      await keepOutfit({ id: own.id, name, pieces: keptPieces(pieces) });
      setState({ of: current, busy: false, error: null, isKept: true });
      void reload();
    } catch (error) {
      setState({ of: current, busy: false, error: messageOf(error, t('keepFailure')), isKept: false });
    }
  };
  return { ...known, keep };
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <section>
      <h3 className={styles['heading']}>{t('reasons')}</h3>
      <ul className={styles['reasons']}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
