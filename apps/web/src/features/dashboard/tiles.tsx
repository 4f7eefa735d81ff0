import type { BodyType, Garment } from '@figura/contracts';
import { BASE_LAYER, completeOutfit } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { Dressed } from '../../ui/dressed/dressed';
import type { Marks } from '../../ui/dressed/dressed';
import { placeOn } from '../../ui/dressed/crop';
import { useNewLooks } from './api';
import { tiles as t } from './messages.en';
import styles from './tiles.module.css';

const TAPES: Marks = (body, view) =>
  ([body.shoulder, body.chest, body.waist, body.hip] as const).map((place, index) => (
    <span key={index} className={styles['tape']} style={{ top: placeOn(view, place).top }} />
  ));

export function Tiles({ bodyType, hasPaid }: { bodyType: BodyType; hasPaid: boolean }) {
  const { appearance } = useWearer();
  const dress = (garment: Garment | undefined) =>
    garment ? completeOutfit(garment, [], appearance.presentation) : BASE_LAYER;
  const looks = useOwnLooks().flatMap(({ garment }) => (garment ? [garment] : []));
  const trends = (useNewLooks(hasPaid) ?? []).flatMap(({ garment }) => (garment ? [garment] : []));
  const [best, second, third] = looks;
  const trend = trends.find(({ category }) => category === 'Outerwear') ?? third ?? best;
  return (
    <ul className={styles['tiles']}>
      <Tile to={paths.profileMeasurements} title={t('measurements')} garments={BASE_LAYER} marks={TAPES} />
      <Tile to={paths.bodyTypeAnalysis} title={t('bodyTypeAnalysis')} garments={dress(second ?? best)}>
        <span className={styles['code']} aria-hidden="true">
          {bodyType.combined}
        </span>
      </Tile>
      <Tile to={paths.bestLooks} title={t('bestLooks')} garments={dress(best)} />
      <Tile to={paths.currentTrends} title={t('currentTrends')} garments={dress(trend)} />
    </ul>
  );
}

interface TileProps {
  to: string;
  title: string;
  garments: readonly GarmentInput[];
  marks?: Marks;
  children?: ReactNode;
}

function Tile({ to, title, garments, marks, children }: TileProps) {
  const wearer = useWearer();
  return (
    <li>
      <Link to={to} className={styles['tile']} data-on-plate="">
        <span className={styles['title']}>{title}</span>
        {children}
        <Dressed
          garments={garments}
          wearer={wearer}
          flat={<span />}
          label=""
          shape="tall"
          marks={marks}
          className={styles['figure']}
        />
      </Link>
    </li>
  );
}
