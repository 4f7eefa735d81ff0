import { capitalize } from '../../lib/text/capitalize';
import type { SuggestionsResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Flat } from '../../ui/dressed/flat';
import { AlikeLink } from '../../ui/links/alike-link';
import messages from './messages.en';
import styles from './missing-piece.module.css';
import { startSmall } from '../../lib/text/within-sentence';

const t = translator(messages.missing);

interface MissingPieceProps {
  whole: number;
  almost: SuggestionsResponse['almost'];
}

export function MissingPiece({ whole, almost }: MissingPieceProps) {
  const { outfit, lacks } = almost[0]!;
  const helping = outfit.pieces.find(({ source }) => source === 'catalog');
  const rest = outfit.pieces.find(({ source }) => source !== 'catalog');
  if (!helping || !rest) return null;
  const said = t('whole', { whole, almost: almost.length, lacks });
  return (
    <div className={styles['missing']}>
      <Flat garment={helping.garment} className={styles['flat']} />
      <p>
        <strong>{capitalize(said)}</strong> {t('helps', { rest: startSmall(rest.name), piece: helping.name })}{' '}
        <AlikeLink itemId={helping.id} name={helping.name} />
      </p>
    </div>
  );
}
