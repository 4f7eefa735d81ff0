import type { Garment } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';
import { useState } from 'react';
import { KindPicker } from '../../ui/garment/kind-picker';
import { findKind } from '../../ui/garment/kinds';
import { createUsualGarment } from '../../ui/garment/answers';
import { preview as t } from './add-pieces.messages.en';
import { readLines } from './api';
import { createBareGarment } from './bare-garment';
import type { ListedLine } from './listed-line';
import styles from './preview-line.module.css';

const NEAREST = ['top', 'dress', 'jacket'].map((type) => GARMENT_KINDS.find((kind) => kind.type === type)!);

interface UnreadLineProps {
  line: ListedLine;
  onTapped: (garment: Garment) => void;
  onLeaveOut: () => void;
}

export function UnreadLine({
  line: { line, text, name, code, error = '' },
  onTapped,
  onLeaveOut,
}: UnreadLineProps) {
  const [isPicking, setIsPicking] = useState(false);
  const tap = async (picked: Garment) => onTapped(await readAs(name, picked));
  const renderButton = (label: string, onClick: () => void) => (
    <button key={label} type="button" className={styles['kind']} onClick={onClick}>
      {label}
    </button>
  );
  // The first sentence is the reason; the rest helps API users.
  const [reason] = error.split(/(?<=\.)\s/u);
  const canBeTapped = code === 'NOT_A_GARMENT' || code === 'KIND_MISSING';
  return (
    <li className={styles['unread']}>
      <p>
        <b>{t('line', { line })}</b> {t('quoted', { text })}
      </p>
      <p>{canBeTapped ? t('noGarment', { reason: reason ?? '' }) : error}</p>
      <div className={styles['kinds']}>
        {canBeTapped ? (
          <>
            {NEAREST.map((kind) => renderButton(kind.name, () => void tap(createUsualGarment(kind))))}
            {renderButton(t('other'), () => setIsPicking(!isPicking))}
          </>
        ) : null}
        {renderButton(t('leaveOut'), onLeaveOut)}
      </div>
      {isPicking ? (
        <KindPicker title={t('tapNearest')} chosen={null} onChoose={(picked) => void tap(picked)} />
      ) : null}
    </li>
  );
}

async function readAs(words: string, picked: Garment): Promise<Garment> {
  const named = `${words} ${findKind(picked)?.name ?? ''}`;
  const garment = await readLines([named]).then(
    ({ lines }) => lines[0]?.garment,
    () => undefined,
  );
  return garment?.type === picked.type ? garment : createBareGarment(picked);
}
