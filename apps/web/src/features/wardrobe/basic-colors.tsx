import type { Garment, WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { Button } from '../../ui/button';
import { Flat } from '../../ui/dressed/flat';
import { changePiece, useShownPieces } from './api';
import styles from './basic-colors.module.css';
import { colors as t } from './basics.messages.en';
import { ColorChoice } from './color-choice';
import { useAction } from './use-action';
import textStyles from '../../ui/text.module.css';

interface BasicColorsProps {
  pieces: readonly WardrobePiece[];
  onDone: () => void;
}

export function BasicColors({ pieces, onDone }: BasicColorsProps) {
  return (
    <section className={styles['colors']}>
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className={textStyles['muted']}>{t('lead')}</p>
      </div>
      <ul className={styles['list']}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <BasicColor piece={piece} />
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button wide onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}

function BasicColor({ piece }: { piece: WardrobePiece }) {
  const [now, setNow] = useState(piece);
  const { show } = useShownPieces();
  const { state, act } = useAction();
  const choose = (garment: Garment) => {
    const name = formatGarmentName(garment);
    setNow({ ...now, garment, name });
    void act(async () => show(await changePiece(piece.id, { garment, name })));
  };
  return (
    <div className={styles['piece']}>
      <Flat garment={now.garment} />
      <div>
        <p className={styles['name']}>{now.name}</p>
        <ColorChoice
          label={t('color', { name: piece.name })}
          hidesLabel
          garment={now.garment}
          onChange={choose}
        />
        {state === 'failed' ? <p role="alert">{t('failure')}</p> : null}
      </div>
    </div>
  );
}
