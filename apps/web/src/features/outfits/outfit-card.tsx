import type { OutfitSlot, SuggestedOutfit, SuggestedPiece } from '@figura/contracts';
import { isAssumed, MAX_OUTFIT_NAME } from '@figura/contracts';
import { Bookmark, Check, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { useUnlock } from '../../lib/session/unlock';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Alert } from '../../ui/feedback/alert';
import { outfitCard as t, missing, swapDialog as swap } from './messages.en';
import { removeClosedCoat } from './coats';
import { Flats } from './flats';
import styles from './outfit-card.module.css';
import { namePiece } from './name-outfits';
import { OutfitOnYou } from './outfit-on-you';
import { getKey } from './piece-key';
import { isOffered, PieceOffer } from './piece-offer';
import plate from './plate.module.css';
import type { Question } from './question';
import { SwapDialog } from './swap-dialog';
import { useKeeping } from './use-keeping';
import { useShare } from './use-share';
import { useWear } from './use-wear';

const LENGTH = /[\d½¼¾⅛⅜⅝⅞]\u00a0(in|cm)\b/;

/** Shared pictures must not reveal body measurements. */
function findShareableSentence({ sentence, reasons }: SuggestedOutfit): string | undefined {
  return [sentence, ...reasons].find((each) => !LENGTH.test(each));
}

interface OutfitCardProps {
  title: string;
  line: string;
  isFirst: boolean;
  outfit: SuggestedOutfit;
  lacks: OutfitSlot | null;
  question: Question;
  onSwap: (outfit: SuggestedOutfit) => void;
  onAround: (piece: SuggestedPiece) => void;
}

export function OutfitCard(props: OutfitCardProps) {
  const unlock = useUnlock();
  const { title, line, outfit, lacks, question, onSwap, onAround } = props;
  const { user } = useSession();
  const titleId = useId();
  const [swapping, setSwapping] = useState<SuggestedPiece | null>(null);
  const helping = findHelpingPiece(outfit, lacks);
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <WornPlate {...props} />
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['reason']}>
        {outfit.probably ? <strong>{t('probably')} </strong> : null}
        {helping ? missing('allBut', { lacks: helping.slot, piece: helping.name }) : line} {outfit.finish}
      </p>
      <Flats
        pieces={outfit.pieces.filter((piece) => !isAssumed(piece))}
        marksOthers={question.from.includes('wardrobe')}
        onPress={(piece) => (user?.hasPaid === false ? unlock() : setSwapping(piece))}
      />
      <Actions {...props} />
      {lacks === null ? <Offers pieces={outfit.pieces} /> : null}
      {swapping ? (
        <SwapDialog
          outfit={outfit}
          slot={swapping.slot}
          piece={swapping}
          question={question}
          onTake={(next) => {
            setSwapping(null);
            onSwap(next);
          }}
          onClose={() => setSwapping(null)}
        >
          <Button variant="quiet" onClick={() => onAround(swapping)}>
            {swap('around')}
          </Button>
        </SwapDialog>
      ) : null}
    </article>
  );
}

function findHelpingPiece({ pieces }: SuggestedOutfit, lacks: OutfitSlot | null): SuggestedPiece | null {
  return (lacks && pieces.find(({ slot, source }) => slot === lacks && source === 'catalog')) ?? null;
}

const nameAll = (pieces: readonly SuggestedPiece[]) => pieces.map(({ name }) => name).join(', ');

function WornPlate({ outfit, isFirst, lacks }: OutfitCardProps) {
  const wearer = useWearer();
  const helping = findHelpingPiece(outfit, lacks);
  // Missing shoes may stay missing; for other slots the helping piece is worn.
  const worn = removeClosedCoat(outfit.pieces).filter((piece) => lacks !== 'shoes' || piece !== helping);
  return (
    <div className={plate['plate']}>
      {isFirst ? (
        <p className={styles['first']} data-on-plate="">
          {t('first')}
        </p>
      ) : null}
      <OutfitOnYou
        pieces={worn}
        wearer={wearer}
        label={t('wearing', { pieces: nameAll(worn) })}
        shape="card"
        eager={isFirst}
        className={plate['figure']}
      />
      {lacks && helping ? (
        <p className={classNames(styles['lacks'], styles[lacks])}>
          {missing('label', { piece: lacks === 'shoes' ? missing('shoes') : namePiece(helping) })}
        </p>
      ) : null}
    </div>
  );
}

function Actions({ title, outfit, isFirst, lacks }: OutfitCardProps) {
  const keeping = useKeeping(outfit, title.slice(0, MAX_OUTFIT_NAME));
  const wear = useWear(outfit.pieces);
  const share = useShare();
  const isChecked = outfit.pieces.some(({ source }) => source === 'check');
  const canWear = wear.isPossible && lacks === null && !isChecked;
  const getCaption = () => findShareableSentence(outfit) ?? t('wearing', { pieces: nameAll(outfit.pieces) });
  const error = keeping.error ?? wear.error;
  return (
    <>
      <div className={styles['actions']} data-screen-only>
        {canWear ? <WearButton wear={wear} isMain={isFirst} /> : null}
        {isChecked ? (
          <ButtonLink variant="secondary" to={paths.fittingRoom}>
            {t('toCheck')}
          </ButtonLink>
        ) : (
          <Button
            variant={isFirst && !canWear && !keeping.isKept ? 'primary' : 'secondary'}
            busy={keeping.busy}
            icon={keeping.isKept ? <Bookmark aria-hidden="true" /> : null}
            onClick={() => void keeping.set(!keeping.isKept)}
          >
            {t(keeping.isKept ? 'kept' : 'keep')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t('share')}
          className={styles['share']}
          data-on-plate=""
          icon={<Share2 aria-hidden="true" />}
          busy={share.busy}
          onClick={() => void share.share(outfit.pieces, getCaption())}
        />
      </div>
      {isChecked ? (
        <p className={styles['said']} data-screen-only>
          {t('keepFirst')}
        </p>
      ) : null}
      <p role="status" className={styles['said']} data-screen-only>
        {[share.said, keeping.isKept && t('isKept'), wear.isWorn && t('noted')].filter(Boolean).join(' ')}{' '}
        {wear.isWorn ? (
          <Button variant="plain" onClick={() => void wear.set(false)}>
            {t('undo')}
          </Button>
        ) : null}
      </p>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
    </>
  );
}

interface WearButtonProps {
  wear: ReturnType<typeof useWear>;
  isMain: boolean;
}

function WearButton({ wear: { busy, isWorn, set }, isMain }: WearButtonProps) {
  return (
    <Button
      variant={isMain && !isWorn ? 'primary' : 'secondary'}
      busy={busy}
      icon={isWorn ? <Check aria-hidden="true" /> : null}
      onClick={() => void set(!isWorn)}
    >
      {t(isWorn ? 'worn' : 'wear')}
    </Button>
  );
}

function Offers({ pieces }: { pieces: readonly SuggestedPiece[] }) {
  const others = pieces.filter(isOffered);
  if (others.length === 0) return null;
  return (
    <ul className={styles['offers']}>
      {others.map((piece) => (
        <li key={getKey(piece)}>
          <span>{piece.name}</span> <PieceOffer piece={piece} />
        </li>
      ))}
    </ul>
  );
}
