import { BASE_LAYER } from '@figura/drawing';
import { useWearer } from '../../lib/session/use-wearer';
import { Dressed } from './dressed';
import styles from './own-figure.module.css';

interface OwnFigureProps {
  /** On a wide screen only, at the far side of what it stands with; else it stands at the near side of a few words. */
  aside?: boolean;
}

/**
 * The user's own figure, not yet dressed: a quiet picture beside what says that nothing is here yet. It says nothing itself.
 * It comes late, with the layout of what holds it.
 */
export function OwnFigure({ aside = false }: OwnFigureProps) {
  const wearer = useWearer();
  return (
    <div className={styles[aside ? 'aside' : 'beside']}>
      <Dressed garments={BASE_LAYER} wearer={wearer} flat={<span />} label="" shape="tall" />
    </div>
  );
}
