import { capitalize } from '../../lib/text/capitalize';
import { isOwned, type SuggestedOutfit } from '@figura/contracts';
import { Flat } from '../../ui/dressed/flat';
import { AlikeLink } from '../../ui/links/alike-link';
import { missing as t } from './messages.en';
import styles from './missing-piece.module.css';
import { startSmall } from '../../lib/text/within-sentence';

export function MissingPiece({ outfits }: { outfits: readonly SuggestedOutfit[] }) {
  const almost = outfits.filter(({ lacks }) => lacks);
  const helping = almost[0]?.pieces.find(({ slot }) => slot === almost[0]!.lacks);
  const rest = almost[0]?.pieces.find(({ source }) => source === 'wardrobe');
  if (!helping || !rest) return null;
  const said = t('whole', {
    whole: outfits.filter(({ pieces }) => pieces.every(isOwned)).length,
    almost: almost.length,
    lacks: almost.every(({ lacks }) => lacks === helping.slot) ? helping.slot : 'another',
  });
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
