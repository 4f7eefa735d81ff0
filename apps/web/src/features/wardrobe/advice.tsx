import type { WardrobeAdviceResponse } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSession } from '../../lib/session/session';
import { Disclosure } from '../../ui/disclosure';
import { Pending } from '../../ui/feedback/pending';
import styles from './advice.module.css';
import textStyles from '../../ui/text.module.css';
import { advice as t } from './advice.messages.en';
import { useAdvice } from './api';

type Advised = WardrobeAdviceResponse['passOn'][number];

export function Advice() {
  const { user } = useSession();
  const [isAsked, setIsAsked] = useState(false);
  if (!user?.hasPaid || !user.measurements) return null;
  return (
    <Disclosure summary={t('title')} onOpen={() => setIsAsked(true)}>
      {isAsked ? <Lists /> : null}
    </Disclosure>
  );
}

function Lists() {
  const query = useAdvice();
  const { data } = query;
  if (!data) return <Pending query={query} loading={t('loading')} failure={t('failure')} height="8rem" />;
  const { alter, passOn } = data;
  if (alter.length === 0 && passOn.length === 0) return <p className={styles['lead']}>{t('nothing')}</p>;
  return (
    <div className={styles['lists']}>
      {alter.length === 0 ? null : (
        <section>
          <h2 className={styles['title']}>{t('alter')}</h2>
          <ul className={styles['list']}>
            {alter.map((piece) => (
              <Piece key={piece.id} piece={piece}>
                <p>
                  {piece.sentence}{' '}
                  {t('lifts', { from: t(`level.${piece.level}`), to: t(`level.${piece.becomes}`) })}
                </p>
              </Piece>
            ))}
          </ul>
        </section>
      )}
      {passOn.length === 0 ? null : (
        <section>
          <h2 className={styles['title']}>{t('passOn')}</h2>
          <p className={styles['lead']}>{t('passOnLead')}</p>
          <ul className={styles['list']}>
            {passOn.map((piece) => (
              <Piece key={piece.id} piece={piece} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Piece({ piece: { name, reasons }, children }: { piece: Advised; children?: ReactNode }) {
  return (
    <li className={styles['piece']}>
      <h3 className={styles['name']}>{name}</h3>
      {children}
      <p className={textStyles['muted']}>{reasons.join(' ')}</p>
    </li>
  );
}

export function PieceAdvice({ id }: { id: string }) {
  const { user } = useSession();
  return user?.hasPaid && user.measurements ? <OnePiece id={id} /> : null;
}

function OnePiece({ id }: { id: string }) {
  const { data } = useAdvice();
  const altered = data?.alter.find((piece) => piece.id === id);
  const passedOn = data?.passOn.find((piece) => piece.id === id);
  const piece = altered ?? passedOn;
  if (!piece) return null;
  return (
    <section className={styles['piece']}>
      <h3 className={styles['name']}>{t(altered ? 'alter' : 'passOn')}</h3>
      <p>
        {altered
          ? `${altered.sentence} ${t('lifts', {
              from: t(`level.${altered.level}`),
              to: t(`level.${altered.becomes}`),
            })}`
          : t('passOnThis')}
      </p>
      <p className={textStyles['muted']}>{piece.reasons.join(' ')}</p>
    </section>
  );
}
