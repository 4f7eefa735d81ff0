import type { EffectDescription, Garment } from '@figura/contracts';
import { VALUE_NAMES } from '@figura/contracts';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { translator } from '../../../lib/messages/translator';
import { useWearer } from '../../../lib/session/use-wearer';
import { paths } from '../../../paths';
import { answerOf } from '../../../ui/garment/answers';
import { findKind } from '../../../ui/garment/kinds';
import { OnYou } from '../../../ui/garment/on-you';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { getBriefEffect, createStrongestEffect } from '../brief-effect';
import { useBalances } from '../points';
import { formatShortName } from '../condition-words';
import { formatGarmentName } from '../garment-name';
import { findOutlook, getVerdictSpread } from '../verdict-words';
import styles from './compare.module.css';
import messages from './compare.messages.en';

const t = translator(messages.column);

const DETAILS = ['neckline', 'waist', 'length', 'leg', 'sleeveLength'] as const;
type Detail = (typeof DETAILS)[number];
const SHOWN_DETAILS = 3;

interface ColumnProps {
  kept: KeptGarment;
  /** From 1, the best. */
  number: number;
  isWinner: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

export function Column({ kept, number, isWinner, onOpen, onRemove }: ColumnProps) {
  const wearer = useWearer();
  const { garment, verdict, reasons, cautions } = kept;
  const balances = useBalances();
  const isOpen = findOutlook(kept) !== null;
  const name = formatGarmentName(garment);
  const forIt = createStrongestEffect(reasons);
  const againstIt = createStrongestEffect(cautions);
  return (
    <article className={styles['column']} aria-labelledby={`compared-${number}`}>
      <div className={styles['plate']} data-winner={isWinner} data-on-plate="">
        <span className={styles['number']} aria-hidden="true">
          {number}
        </span>
        <OnYou garment={garment} wearer={wearer} crop="whole" shape="tall" className={styles['figure']} />
        <button
          type="button"
          className={styles['remove']}
          aria-label={t('remove', { name })}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={styles['title']}>
        <h2 id={`compared-${number}`} className={styles['name']}>
          <Link to={paths.fittingRoom} aria-label={t('look', { name })} onClick={onOpen}>
            {name}
          </Link>
        </h2>
        <p className={styles['word']} data-level={isOpen ? undefined : verdict.level}>
          {getVerdictSpread(kept)}
        </p>
      </div>
      {forIt ? (
        <p className={styles['point']}>
          <b className={styles['plus']} aria-hidden="true">
            +
          </b>{' '}
          <VisuallyHidden>{t('for')} </VisuallyHidden>
          {formatPointWords(forIt, againstIt, balances)}
        </p>
      ) : null}
      {againstIt ? (
        <p className={styles['point']}>
          <b className={styles['minus']} aria-hidden="true">
            −
          </b>{' '}
          <VisuallyHidden>{t('against')} </VisuallyHidden>
          {formatPointWords(againstIt, forIt, balances)}
        </p>
      ) : null}
    </article>
  );
}

function formatPointWords(
  effect: EffectDescription,
  other: EffectDescription | null,
  balances: boolean,
): string {
  return effect.displayName === other?.displayName ? getBriefEffect(effect, balances) : effect.displayName;
}

export function findDetails(garments: readonly Garment[]): Detail[] {
  return DETAILS.filter((detail) => garments.some((garment) => getQuestion(garment, detail))).slice(
    0,
    SHOWN_DETAILS,
  );
}

const getQuestion = (garment: Garment, detail: Detail) =>
  findKind(garment)?.questions.find(({ attribute }) => attribute === detail);

export function Details({ garment, details }: { garment: Garment; details: readonly Detail[] }) {
  return (
    <dl className={styles['details']}>
      {details.map((detail) => (
        <div key={detail}>
          <dt>{t(detail)}</dt>
          <dd>{getDetail(garment, detail)}</dd>
        </div>
      ))}
    </dl>
  );
}

function getDetail(garment: Garment, detail: Detail): string {
  const choice = getQuestion(garment, detail);
  const value = (choice && answerOf(garment, choice)) ?? garment.attributes[detail]?.[0];
  const name = value === undefined ? undefined : VALUE_NAMES[detail]?.[value];
  if (name !== undefined) return formatShortName(name);
  return choice ? t('unknown') : t('nothing');
}
