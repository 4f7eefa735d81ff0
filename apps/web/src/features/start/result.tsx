import type { BodyType, StartPreviewResponse, TapeMeasurements } from '@figura/contracts';
import { WOMEN } from '../../content/women';
import type { ReactNode } from 'react';
import { buildApiUrl } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { ButtonLink } from '../../ui/button';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { Eyebrow } from '../../ui/eyebrow';
import { LoadFailure } from '../../ui/feedback/load-failure';
import { Skeleton } from '../../ui/feedback/skeleton';
import { result as t } from './messages.en';
import styles from './result.module.css';
import { HORIZONTAL_TYPE_NAMES, VERTICAL_TYPE_NAMES } from '../../lib/text/names';

interface ResultProps {
  tape: TapeMeasurements;
  type: BodyType;
  query: QueryState<StartPreviewResponse>;
  keep: { to: string; label: string };
  children: ReactNode;
}

export function Result({ tape, type, query, keep, children }: ResultProps) {
  const { data, error } = query;
  const { horizontal, vertical, combined } = type;
  return (
    <section className={styles['result']} aria-labelledby="start-result">
      <Eyebrow>{t('eyebrow')}</Eyebrow>
      <h1 id="start-result" className={styles['type']} tabIndex={-1}>
        {combined}
      </h1>
      <p className={styles['names']}>
        <span>{HORIZONTAL_TYPE_NAMES[horizontal]}</span>
        <span>{VERTICAL_TYPE_NAMES[vertical]}</span>
      </p>
      {children}
      {data && (
        <>
          <h2>{t('things')}</h2>
          <ul className={styles['things']}>
            {data.things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          <figure className={styles['look']}>
            <DressedItem
              garment={data.look.garment}
              wearer={{ measurements: tape, appearance: WOMEN[horizontal], unit: 'imperial' }}
              flat={buildApiUrl(data.look.imageUrl)}
              eager
              className={styles['plate']}
            />
            <figcaption>
              <strong>{data.look.displayName}</strong>
              <span>{data.lookReason}</span>
            </figcaption>
          </figure>
        </>
      )}
      {!data &&
        (error ? <LoadFailure message={t('loadFailure')} query={query} /> : <Skeleton width="100%" />)}
      <div>
        <ButtonLink to={keep.to} wide>
          {keep.label}
        </ButtonLink>
        <p className={styles['note']}>{t('keepNote')}</p>
      </div>
    </section>
  );
}
