import type { PackingList } from '@figura/contracts';
import { Button } from '../../ui/button';
import { formatOccasionName } from '../../ui/garment/occasion-names';
import { classNames } from '../../ui/class-names';
import textStyles from '../../ui/text.module.css';
import styles from './pack-page.module.css';
import { packingNotes as t } from './pack.messages.en';

type Lacks = PackingList['missing'][number]['lacks'];

interface PackingNotesProps {
  list: PackingList;
  onCatalogToo: (() => void) | null;
}

export function PackingNotes({ list, onCatalogToo }: PackingNotesProps) {
  const { missing, needed } = list;
  const notes = [
    ...missing.map(({ occasion, lacks }) =>
      t(`missing.${nameLacks(lacks)}`, { occasion: formatOccasionName(occasion) }),
    ),
    ...(missing.length > 0 ? [t('addSome')] : []),
    ...(needed === null ? [] : [t('tooFew', { needed })]),
  ];
  if (notes.length === 0) return null;
  return (
    <div className={classNames(textStyles['muted'], styles['notes'])}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {missing.length > 0 && onCatalogToo ? (
        <Button variant="secondary" size="small" onClick={onCatalogToo}>
          {t('catalogToo')}
        </Button>
      ) : null}
    </div>
  );
}

export function PackingCompromises({ list: { relaxed, repeats } }: { list: PackingList }) {
  const notes = [...relaxed.map((what) => t(`relaxed.${what}`)), ...(repeats ? [t('repeats')] : [])];
  if (notes.length === 0) return null;
  return (
    <div className={classNames(textStyles['muted'], styles['notes'])}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function nameLacks(lacks: Lacks) {
  const shoes = lacks.includes('shoes');
  const [top, bottom] = [lacks.includes('top'), lacks.includes('bottom')];
  if (top && bottom) return shoes ? 'clothesAndShoes' : 'clothes';
  if (top) return shoes ? 'topAndShoes' : 'top';
  if (bottom) return shoes ? 'bottomAndShoes' : 'bottom';
  return shoes ? 'shoes' : 'nothingTogether';
}
