import type { EffectDescription, Garment } from '@figura/contracts';
import { isInFavor } from '@figura/contracts';
import type { GarmentInput } from '@figura/drawing';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { useWearer } from '../../../lib/session/use-wearer';
import { paths } from '../../../paths';
import { Dressed } from '../../../ui/dressed/dressed';
import { isClothing } from '../../../ui/dressed/dressed-item';
import { Flat } from '../../../ui/dressed/flat';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { getShortestEffect, findStrongestEffect, settleParts } from '../../../lib/catalog/brief-effect';
import { useBalances } from '../../../lib/catalog/use-balances';
import { formatShortName } from '../condition-words';
import { findOutlook, formatLevels } from '../verdict-words';
import styles from './compare.module.css';
import { DETAILS, findValueName, formatDetail } from './details';
import type { Detail } from './details';
import { column as t } from './compare.messages.en';

const SHOWN_DETAILS = 3;

interface ColumnProps {
  kept: KeptGarment;
  garments: readonly KeptGarment[];
  name: string;
  /** With companions. */
  worn: readonly GarmentInput[];
  number: number;
  isWinner: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

export function Column({ kept, garments, name, worn, number, isWinner, onOpen, onRemove }: ColumnProps) {
  const { garment, verdict } = kept;
  const balances = useBalances();
  const isOpen = findOutlook(kept) !== null;
  const points = listPoints(kept, garments, balances);
  return (
    <article className={styles['column']} data-winner={isWinner} aria-labelledby={`compared-${number}`}>
      <Plate garment={garment} worn={worn} number={number} name={name} onRemove={onRemove} />
      <div className={styles['title']}>
        <h2 id={`compared-${number}`} className={styles['name']}>
          <Link to={paths.fittingRoom} aria-label={t('look', { name })} onClick={onOpen}>
            {name}
          </Link>
        </h2>
        <p className={styles['word']} data-level={isOpen ? undefined : verdict.level}>
          {formatLevels(kept)}
        </p>
      </div>
      <div>
        {points.map((point) => (
          <Point key={point.sign} {...point} />
        ))}
      </div>
    </article>
  );
}

interface PlateProps extends Pick<ColumnProps, 'worn' | 'number' | 'onRemove'> {
  garment: Garment;
  name: string;
}

function Plate({ garment, worn, number, name, onRemove }: PlateProps) {
  const wearer = useWearer();
  return (
    <div className={styles['plate']} data-on-plate="">
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      {isClothing(garment) ? (
        <Dressed
          garments={worn}
          wearer={wearer}
          flat={<Flat garment={garment} alt={name} />}
          shape="tall"
          stance="even"
          eager
          className={styles['figure']}
        />
      ) : (
        <Flat garment={garment} alt={name} className={styles['figure']} />
      )}
      <RemoveButton name={name} onRemove={onRemove} />
    </div>
  );
}

export function RemoveButton({ name, onRemove }: Pick<PlateProps, 'name' | 'onRemove'>) {
  return (
    <button type="button" className={styles['remove']} aria-label={t('remove', { name })} onClick={onRemove}>
      <X aria-hidden="true" />
    </button>
  );
}

interface PointProps {
  sign: 'plus' | 'minus';
  says: string;
}

function Point({ sign, says }: PointProps) {
  return (
    <p className={styles['point']}>
      <b className={styles[sign]} aria-hidden="true">
        {sign === 'plus' ? '+' : '−'}
      </b>{' '}
      <VisuallyHidden>{t(sign === 'plus' ? 'for' : 'against')} </VisuallyHidden>
      {says}
    </p>
  );
}

/** Prefers what the others have not. */
function listPoints(kept: KeptGarment, garments: readonly KeptGarment[], balances: boolean): PointProps[] {
  const others = garments.filter((other) => other !== kept).map(settle);
  const { reasons, cautions } = settle(kept);
  const points = [
    ...listPoint(
      'plus',
      reasons,
      others.flatMap((other) => other.reasons),
      balances,
    ),
    ...listPoint(
      'minus',
      cautions,
      others.flatMap((other) => other.cautions),
      balances,
    ),
  ];
  return isInFavor(kept.verdict.level) ? points : points.reverse();
}

const settle = ({ reasons, cautions }: KeptGarment) => settleParts(reasons, cautions);

function listPoint(
  sign: PointProps['sign'],
  effects: readonly EffectDescription[],
  shared: readonly EffectDescription[],
  balances: boolean,
): PointProps[] {
  const apart = effects.filter(({ feature }) => shared.every((other) => other.feature !== feature));
  const effect = findStrongestEffect(apart) ?? findStrongestEffect(effects);
  if (!effect) return [];
  const { feature, rating, elsewhere, displayName } = effect;
  // The detail may help one part and not another.
  const words = balances && !elsewhere ? getShortestEffect(feature, rating) : null;
  return [{ sign, says: words ?? displayName }];
}

export function listDetails(all: readonly KeptGarment[]): Detail[] {
  return DETAILS.filter((detail) => all.every((kept) => findValueName(kept, detail))).slice(0, SHOWN_DETAILS);
}

export function Details({ kept, details }: { kept: KeptGarment; details: readonly Detail[] }) {
  return (
    <dl>
      {details.map((detail) => (
        <div key={detail}>
          <dt>{formatDetail(detail)}</dt>
          <dd>{formatShortName(findValueName(kept, detail) ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}
