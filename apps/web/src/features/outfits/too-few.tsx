import { isAssumed, SUGGESTIONS, type SuggestionsResponse } from '@figura/contracts';
import { formatList } from '../../lib/text/list-text';
import { Button } from '../../ui/button';
import { tooFew as t } from './messages.en';
import { CATALOG, OWN, OWN_AND_CATALOG, type Question } from './question';

interface TooFewProps {
  data: SuggestionsResponse;
  question: Question;
  onAsk: (question: Question) => void;
}

/** What the wardrobe needs to make as many outfits as were asked for. */
export function TooFew({ data: { outfits, missing, fitting = [] }, question, onAsk }: TooFewProps) {
  const others = outfits.filter(
    ({ lacks, pieces }) => !lacks && pieces.some((piece) => piece.source === 'catalog' && !isAssumed(piece)),
  );
  const isOwnOnly = question.from.join() === OWN.join();
  const isNone = outfits.length === 0;
  const areFew = question.from.includes('wardrobe') && outfits.length < SUGGESTIONS;
  const isSaid = missing.length > 0 || (areFew && !isNone);
  if (!isSaid && !areFew) return null;
  const pieces = formatList(missing.map((slot) => t('piece', { slot })));
  return (
    <p>
      {missing.length > 0
        ? t('needs', { pieces, others: others.length })
        : t(isSaid ? 'noMore' : 'none', { own: isOwnOnly ? 'yes' : 'no' })}{' '}
      {fitting.length > 0 ? `${t('fitting', { pieces: formatList(fitting) })} ` : null}
      {areFew ? (
        <Button
          variant="plain"
          onClick={() => onAsk({ ...question, from: isOwnOnly ? OWN_AND_CATALOG : CATALOG, seed: 0 })}
        >
          {t('withCatalog')}
        </Button>
      ) : null}
    </p>
  );
}
