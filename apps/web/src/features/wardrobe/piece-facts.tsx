import type { WardrobePiece } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { formatDay } from '../../lib/text/format-day';
import { moneyText } from '../../lib/text/money-text';
import { pathTo } from '../../path-to';
import { useOpenings } from './api';
import messages from './messages.en';
import styles from './piece-facts.module.css';
import { costPerWear, isNotForASeason } from './wears';

const t = translator(messages.facts);

/** How often a piece is worn, what a wear of it has cost, and what it opens. */
export function PieceFacts({ piece }: { piece: WardrobePiece }) {
  const { id, wears, timesWorn, price } = piece;
  const { data } = useOpenings();
  const [last] = wears;
  const cost = costPerWear(piece);
  const opens = data?.pieces.find((each) => each.id === id)?.opens;
  return (
    <div>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('worn')}</dt>
          <dd>{t('times', { count: timesWorn })}</dd>
          {last === undefined ? null : (
            <dd className={styles['about']}>{t('last', { last: formatDay(last) })}</dd>
          )}
        </div>
        {price && cost !== null ? (
          <div>
            <dt>{t('cost')}</dt>
            <dd>{cost}</dd>
            <dd className={styles['about']}>
              {t('ofPrice', { price: moneyText(price.amount, price.currency) })}
            </dd>
          </div>
        ) : null}
        {opens === undefined ? null : (
          <div>
            <dt>{t('opens')}</dt>
            <dd>{t('outfits', { count: opens })}</dd>
            <dd className={styles['about']}>{t('ofYours')}</dd>
          </div>
        )}
      </dl>
      <p className={styles['below']}>
        {isNotForASeason(piece) ? `${t('notForASeason')} ` : null}
        <Link to={pathTo.outfitsAround(`wardrobe:${id}`)}>{t('around')}</Link>
      </p>
    </div>
  );
}
