import type { PackingList } from '@figura/contracts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Checkbox } from '../../ui/forms/checkbox';
import { printDrawn } from '../../ui/dressed/print-drawn';
import { Cluster } from '../../ui/layout/layout';
import { deletePackingList, setPacked } from './api';
import outfitMessages from './messages.en';
import messages from './packing.messages.en';
import { occasionName, seasonName } from '../../ui/garment/occasion-names';
import { OutfitOnYou } from './outfit-on-you';
import styles from './packing-list.module.css';
import { PackingNotes } from './packing-notes';
import { keyOf } from './piece-key';
import { PieceOffer } from './piece-offer';

const t = translator(messages.packingList);
const cardText = translator(outfitMessages.outfitCard);

interface PackingListViewProps {
  list: PackingList;
  onChange: () => Promise<unknown>;
}

/** What to pack, to be ticked off, and what to wear when. It prints on one page. */
export function PackingListView({ list, onChange }: PackingListViewProps) {
  const { id, days } = list;
  const wearer = useWearer();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const change = async (make: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await make();
      await onChange();
    } catch (failure) {
      setError(messageOf(failure, t('failure')));
    } finally {
      setBusy(false);
    }
  };
  const print = async () => {
    setPrinting(true);
    // The days below the screen are drawn for it.
    await printDrawn();
    setPrinting(false);
  };

  return (
    <article className={styles['list']} data-printed={printing || undefined}>
      <Head list={list} />
      <PackingNotes list={list} />
      <div className={styles['parts']}>
        <ToPack
          list={list}
          busy={busy}
          onTick={(key, isPacked) => void change(() => setPacked(id, key, isPacked))}
        />
        <section>
          <h3>{t('whatWhen')}</h3>
          <ol className={styles['days']} data-plates={platesFor(days)}>
            {days.map(({ outfits }, day) => (
              <li key={day}>
                <h4>{t('day', { day: day + 1 })}</h4>
                {outfits.length === 0 ? <p className={styles['note']}>{t('nothing')}</p> : null}
                {outfits.map((outfit) => (
                  <DayOutfit key={outfit.occasion} outfit={outfit} wearer={wearer} />
                ))}
              </li>
            ))}
          </ol>
        </section>
      </div>
      {error === null ? null : <Alert tone="error">{error}</Alert>}
      <Actions
        busy={busy}
        onPrint={() => void print()}
        onDelete={() => void change(() => deletePackingList(id))}
      />
    </article>
  );
}

function namePieces(pieces: readonly { readonly name: string | null }[]): string {
  return pieces.flatMap(({ name }) => name ?? []).join(', ');
}

/** How many days lie beside one another in print. */
const PRINTED_COLUMNS = 3;

/** How large outfits are printed, so that all rows of days fit on one page. */
function platesFor(days: PackingList['days']): 'large' | 'medium' | 'small' | 'dense' {
  let stacked = 0;
  for (let day = 0; day < days.length; day += PRINTED_COLUMNS)
    stacked += Math.max(
      ...days.slice(day, day + PRINTED_COLUMNS).map(({ outfits }) => Math.max(outfits.length, 1)),
    );
  if (stacked <= 2) return 'large';
  if (stacked <= 4) return 'medium';
  return stacked <= 5 ? 'small' : 'dense';
}

interface ToPackProps {
  list: PackingList;
  busy: boolean;
  onTick: (key: string, isPacked: boolean) => void;
}

function ToPack({ list: { pieces }, busy, onTick }: ToPackProps) {
  const packed = pieces.filter((piece) => piece.packed).length;
  return (
    <section>
      <h3>{t('toPack')}</h3>
      <p className={styles['note']} role="status">
        {t('packed', { packed, pieces: pieces.length })}
      </p>
      <ul className={styles['pieces']}>
        {pieces.map((piece) => (
          <li key={keyOf(piece)}>
            <Checkbox
              label={piece.name ?? piece.gone}
              checked={piece.packed}
              disabled={busy}
              onChange={({ target }) => onTick(keyOf(piece), target.checked)}
            />
            {(piece.offer || piece.source === 'catalog') && !piece.packed ? (
              <div className={styles['offer']}>
                <PieceOffer piece={piece} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayOutfitProps {
  outfit: PackingList['days'][number]['outfits'][number];
  wearer: Wearer;
}

function DayOutfit({ outfit: { occasion, pieces: worn, sentence, changes }, wearer }: DayOutfitProps) {
  return (
    <div className={styles['outfit']}>
      <OutfitOnYou
        pieces={worn.filter(({ slot }) => slot !== 'layer')}
        wearer={wearer}
        label={cardText('wearing', {
          pieces: namePieces(worn),
        })}
        className={styles['plate']}
      />
      <div>
        <p className={styles['occasion']}>{occasionName(occasion)}</p>
        <p className={styles['sentence']}>{sentence}</p>
        <p className={styles['note']}>{namePieces(worn)}</p>
        {changes.length > 0 ? (
          <p className={styles['note']}>
            {t('changes', {
              pieces: namePieces(worn.filter(({ slot }) => changes.includes(slot))),
            })}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface ActionsProps {
  busy: boolean;
  onPrint: () => void;
  onDelete: () => void;
}

function Actions({ busy, onPrint, onDelete }: ActionsProps) {
  return (
    <Cluster className={styles['actions']!}>
      <Button variant="secondary" size="small" icon={<Printer aria-hidden="true" />} onClick={onPrint}>
        {t('print')}
      </Button>
      <Button variant="quiet" size="small" busy={busy} onClick={onDelete}>
        {t('delete')}
      </Button>
    </Cluster>
  );
}

function Head({ list: { occasions, season, pieces, days } }: { list: PackingList }) {
  const names = [...occasions.map((each) => occasionName(each)), ...(season ? [seasonName(season)] : [])];
  return (
    <header className={styles['head']}>
      <h2>{t('title', { days: days.length, pieces: pieces.length })}</h2>
      <p>{names.join(' · ')}</p>
    </header>
  );
}
