import type { CompanionsResponse, WardrobePiece } from '@figura/contracts';
import { formatDay } from '../../lib/text/format-day';
import { formatMoneyText } from '../../lib/text/money-text';
import { Flat } from '../../ui/dressed/flat';
import { useCompanions } from './api';
import { describeGarment } from './describe-garment';
import styles from './piece-look.module.css';
import { PiecePicture } from './piece-picture';
import { look as t } from './piece-sheet.messages.en';
import { formatCostPerWear, isNotForASeason, isWornToday } from './wears';

interface PieceLookProps {
  piece: WardrobePiece;
  onOpen: (piece: Pick<WardrobePiece, 'id' | 'name'>) => void;
}

export function PieceLook({ piece, onOpen }: PieceLookProps) {
  const { garment, name, wish, inWash } = piece;
  const { data } = useCompanions(wish ? null : piece.id);
  const said = data?.sentence ?? (data && data.opens > 0 ? t('opens', { count: data.opens }) : null);
  const described = describeGarment(garment);
  return (
    <div className={styles['look']}>
      <PiecePicture
        garment={garment}
        name={name}
        beside={data?.wornWith.map((each) => each.garment) ?? []}
        className={styles['picture']}
      />
      <div className={styles['about']}>
        <div className={styles['facts']}>
          {described === '' ? null : <p>{described}.</p>}
          {wish ? null : <p>{describeWears(piece)}</p>}
          <Price piece={piece} />
          {inWash ? <p className={styles['wash']}>{t('inWash')}</p> : null}
          {!wish && isNotForASeason(piece) && piece.timesWorn > 0 ? <p>{t('notForASeason')}</p> : null}
        </div>
        {/* Reserves space while loading. */}
        <p className={styles['sentence']}>{said}</p>
      </div>
      <Partners partners={data?.goesWith} isExpected={!wish} onOpen={onOpen} />
    </div>
  );
}

interface PartnersProps {
  partners: CompanionsResponse['goesWith'] | undefined;
  /** Reserves space while loading. */
  isExpected: boolean;
  onOpen: (piece: Pick<WardrobePiece, 'id' | 'name'>) => void;
}

function Partners({ partners, isExpected, onOpen }: PartnersProps) {
  if (!partners) return isExpected ? <div className={styles['partners']} /> : null;
  if (partners.length === 0) return null;
  return (
    <figure className={styles['partners']}>
      <figcaption>{t('goesWith')}</figcaption>
      <ul>
        {partners.map((partner) => (
          <li key={partner.id}>
            <button
              type="button"
              className={styles['partner']}
              aria-label={t('open', { name: partner.name })}
              onClick={() => onOpen(partner)}
            >
              <Flat square garment={partner.garment} className={styles['flat']} />
              <span className={styles['name']}>{partner.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Price({ piece }: { piece: WardrobePiece }) {
  const { price } = piece;
  if (!price) return null;
  const amount = formatMoneyText(price.amount, price.currency);
  const cost = formatCostPerWear(piece);
  return <p>{cost === null ? t('price', { price: amount }) : t('cost', { price: amount, cost })}</p>;
}

function describeWears(piece: WardrobePiece): string {
  const { timesWorn: count, wears } = piece;
  if (isWornToday(piece)) return t('wornToday', { count });
  return t('worn', { count, last: wears[0] === undefined ? '' : formatDay(wears[0]) });
}
