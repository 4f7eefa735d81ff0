import type { Garment } from '@figura/contracts';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout/layout';
import { VisuallyHidden } from '../../ui/visually-hidden';
import messages from './messages.en';
import { OnYou } from '../../ui/garment/on-you';
import styles from './side-by-side.module.css';
import { verdictHeadline } from './verdict-headline';

const t = translator(messages.sideBySide);

interface SideBySideProps {
  /** What is worn now, once there is a verdict on it. */
  worn: Pick<KeptGarment, 'garment' | 'verdict'> | null;
  kept: readonly KeptGarment[];
  wearer: Wearer;
  onWear: (kept: KeptGarment) => void;
  onDrop: (kept: KeptGarment) => void;
}

/** Up to three garments on the user, one beside the other; with large text on a phone one swipes. */
export function SideBySide({ worn, kept, wearer, onWear, onDrop }: SideBySideProps) {
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="side-by-side">
      <Stack gap={2}>
        <h2 id="side-by-side" className={styles['title']}>
          {t('title')}
        </h2>
        {/* It scrolls sideways, which a keyboard can do only where it can stand. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className={styles['row']} tabIndex={0} aria-labelledby="side-by-side">
          {worn ? (
            <li className={styles['card']} aria-current="true">
              <Seen {...worn} wearer={wearer} />
              <p className={styles['now']}>{t('now')}</p>
            </li>
          ) : null}
          {kept.map((other) => (
            <li key={other.checkId} className={styles['card']}>
              <Seen {...other} wearer={wearer} />
              <div className={styles['actions']}>
                <Button variant="quiet" size="small" onClick={() => onWear(other)}>
                  {t('wear')}
                  <VisuallyHidden> {nameOf(other.garment)}</VisuallyHidden>
                </Button>
                <Button variant="quiet" size="small" onClick={() => onDrop(other)}>
                  {t('drop')}
                  <VisuallyHidden> {nameOf(other.garment)}</VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Seen({ garment, verdict, wearer }: Pick<KeptGarment, 'garment' | 'verdict'> & { wearer: Wearer }) {
  return (
    <>
      <OnYou garment={garment} wearer={wearer} />
      <p className={styles['name']}>{nameOf(garment)}</p>
      <p className={verdict.range ? styles['mixed'] : styles[verdict.level]}>{verdictHeadline(verdict)}</p>
    </>
  );
}

/** "Navy wrap dress". */
function nameOf({ type, colors: [color] }: Garment): string {
  const name = [...(color ? [color.name.toLowerCase()] : []), type.replaceAll('-', ' ')].join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
