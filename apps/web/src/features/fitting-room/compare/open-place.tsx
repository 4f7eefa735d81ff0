import type { Garment } from '@figura/contracts';
import { formatGarmentName } from '../../../lib/catalog/garment-names';
import { Flat } from '../../../ui/dressed/flat';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { BareFigure } from '../bare-figure';
import { RemoveButton } from './column';
import styles from './compare.module.css';
import { openPlace as t } from './compare.messages.en';

interface OpenPlaceProps {
  number: 1 | 2;
  busy: boolean;
  isFigure?: boolean;
}

export function OpenPlace({ number, busy, isFigure = false }: OpenPlaceProps) {
  return (
    <div className={styles['place']} data-on-plate={isFigure ? '' : undefined}>
      <span className={styles['numeral']} aria-hidden="true">
        {number}
      </span>
      <p>{t(busy ? 'trying' : number === 1 ? 'first' : 'second')}</p>
      {isFigure ? <BareFigure className={styles['silhouette']!} /> : null}
    </div>
  );
}

interface FilledPlaceProps {
  garment: Garment;
  onRemove: () => void;
}

export function FilledPlace({ garment, onRemove }: FilledPlaceProps) {
  const name = formatGarmentName(garment);
  return (
    <article className={styles['filled']} aria-labelledby="first-compared">
      <Flat garment={garment} className={styles['flat']} />
      <h2 id="first-compared">{name}</h2>
      <RemoveButton name={name} onRemove={onRemove} />
    </article>
  );
}

export function ThirdPlace({ busy, onFill }: { busy: boolean; onFill: () => void }) {
  return (
    <button
      type="button"
      className={styles['thirdPlace']}
      aria-disabled={busy}
      onClick={() => busy || onFill()}
    >
      {busy ? (
        t('trying')
      ) : (
        <>
          <span aria-hidden="true">+ </span>
          <VisuallyHidden>{t('add')} </VisuallyHidden>
          {t('third')}
        </>
      )}
    </button>
  );
}
