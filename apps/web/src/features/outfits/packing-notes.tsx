import type { PackingList } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { occasionName } from '../../ui/garment/occasion-names';
import messages from './packing.messages.en';
import styles from './packing-list.module.css';

const t = translator(messages.packingNotes);

type Lacks = PackingList['missing'][number]['lacks'];

/** What a packing list does not do, and what would help. */
export function PackingNotes({ list }: { list: PackingList }) {
  const { relaxed, missing, needed, repeats, days, occasions } = list;
  const isOld = missing.length === 0 && needed === null;
  const notes = [
    ...missing.map(({ occasion, lacks }) =>
      t(`missing.${lackOf(lacks)}`, { occasion: occasionName(occasion) }),
    ),
    ...(missing.length > 0 ? [t('addSome')] : []),
    ...(needed === null ? [] : [t('tooFew', { needed })]),
    ...relaxed.map((what) => t(`relaxed.${what}`)),
    ...(repeats ? [t('repeats')] : []),
    // Lists of before it was noted why.
    ...(isOld && days.some(({ outfits }) => outfits.length < occasions.length) ? [t('notAll')] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles['note']}>
      {note}
    </p>
  ));
}

/** Names what is lacking, for its message. */
function lackOf(lacks: Lacks) {
  const shoes = lacks.includes('shoes');
  const [top, bottom] = [lacks.includes('top'), lacks.includes('bottom')];
  if (top && bottom) return shoes ? 'clothesAndShoes' : 'clothes';
  if (top) return shoes ? 'topAndShoes' : 'top';
  if (bottom) return shoes ? 'bottomAndShoes' : 'bottom';
  return shoes ? 'shoes' : 'nothingTogether';
}
