import type { OutfitPiece, PackingList } from '@figura/contracts';
import { useWearer, type Wearer } from '../../lib/session/use-wearer';
import { formatList } from '../../lib/text/list-text';
import { classNames } from '../../ui/class-names';
import { Flat } from '../../ui/dressed/flat';
import { formatOccasionName } from '../../ui/garment/occasion-names';
import { isCoat, removeCoat } from './coats';
import { namePiece } from './name-outfits';
import { OutfitOnYou } from './outfit-on-you';
import { OutfitRow } from './outfit-row';
import { packingDays as t } from './pack.messages.en';
import styles from './packing-days.module.css';
import plate from './plate.module.css';

interface PackingDaysProps {
  list: Pick<PackingList, 'days'>;
  isCoatWorn: boolean;
  onCoat: (isWorn: boolean) => void;
}

export function PackingDays({ list: { days }, isCoatWorn, onCoat }: PackingDaysProps) {
  const wearer = useWearer();
  const outfits = days.flatMap(({ outfits: worn }, day) =>
    (worn.length === 0 ? [null] : worn).map((outfit) => ({ day, outfit })),
  );
  const isVaried = new Set(outfits.map(({ outfit }) => outfit?.occasion)).size > 1;
  return (
    <OutfitRow label={t('title')} kind="dense">
      {outfits.map(({ day, outfit }, index) => (
        <article key={index} className={styles['day']}>
          {outfit ? (
            <DayPlate pieces={outfit.pieces} wearer={wearer} isCoatWorn={isCoatWorn} onCoat={onCoat} />
          ) : (
            <div className={classNames(plate['plate'], plate['narrow'])} />
          )}
          <div className={styles['caption']}>
            <h2>{t('day', { day: day + 1, part: isEvening(outfit) ? 'evening' : 'day' })}</h2>
            {outfit && isVaried ? <p>{formatOccasionName(outfit.occasion)}</p> : null}
          </div>
          <p className={styles['change']}>{outfit ? tellChange(outfit, index === 0) : t('nothing')}</p>
        </article>
      ))}
    </OutfitRow>
  );
}

type DayOutfit = PackingList['days'][number]['outfits'][number];

const EVENINGS: readonly string[] = ['evening', 'celebration', 'formal'];

const isEvening = (outfit: DayOutfit | null) => outfit !== null && EVENINGS.includes(outfit.occasion);

interface DayPlateProps {
  pieces: readonly OutfitPiece[];
  wearer: Wearer;
  isCoatWorn: boolean;
  onCoat: (isWorn: boolean) => void;
}

function DayPlate({ pieces, wearer, isCoatWorn, onCoat }: DayPlateProps) {
  const coat = pieces.find(isCoat);
  const worn = isCoatWorn ? pieces : removeCoat(pieces);
  return (
    <div className={classNames(plate['plate'], plate['narrow'])}>
      <OutfitOnYou
        pieces={worn}
        wearer={wearer}
        label={t('wearing', { pieces: worn.flatMap(({ name }) => name ?? []).join(', ') })}
        className={plate['figure']}
      />
      {coat?.garment ? (
        <button
          type="button"
          className={styles['coat']}
          aria-label={t('showCoat', { name: coat.name ?? '' })}
          aria-pressed={isCoatWorn}
          onClick={() => onCoat(!isCoatWorn)}
        >
          <Flat square garment={coat.garment} />
        </button>
      ) : null}
    </div>
  );
}

/** Maximum number of changes listed for a day. */
const MAX_CHANGES = 3;

/** Only what is new since the previous outfit; the coat goes over all. */
function tellChange({ pieces, changes }: DayOutfit, isFirst: boolean) {
  const changed = removeCoat(pieces).filter(({ slot }) => changes.includes(slot));
  if (isFirst) return t('first');
  if (changed.length === 0) return t('same');
  return t.rich('change', {
    b: (words) => (
      <b key="change" className={styles['label']}>
        {words}
      </b>
    ),
    pieces: formatList(changed.slice(0, MAX_CHANGES).map(namePiece)),
  });
}
