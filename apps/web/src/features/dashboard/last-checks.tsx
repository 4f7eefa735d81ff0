import type { Garment } from '@figura/contracts';
import { useDraft } from '../../lib/drafts/use-draft';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { OnYou } from '../../ui/garment/on-you';
import { Section } from '../../ui/layout/section';
import { TextLink } from '../../ui/links/text-link';
import { PictureCard } from '../../ui/pictures/picture-card';
import styles from './cards.module.css';
import messages from './messages.en';

const t = translator(messages.lastChecks);

/** "Navy wrap dress". */
function nameOf({ type, colors: [color] }: Garment): string {
  const name = [...(color ? [color.name.toLowerCase()] : []), type.replaceAll('-', ' ')].join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/**
 * The garments that wait in the fitting room, newest first. They are known to this device alone: the server keeps nothing
 * of what is checked.
 */
export function LastChecks() {
  const [draft] = useDraft('fittingRoom');
  const wearer = useWearer();
  if (!draft) return null;
  const checked = [
    ...(draft.garment ? [{ garment: draft.garment, key: draft.checkId ?? 'now', verdict: null }] : []),
    ...draft.kept.map(({ garment, checkId, verdict }) => ({ garment, key: checkId, verdict })).reverse(),
  ];
  if (checked.length === 0) return null;
  return (
    <Section
      className={styles['section']}
      id="last-checks"
      heading={t('title')}
      text={<TextLink to={paths.fittingRoom}>{t('go')}</TextLink>}
    >
      <ul className={styles['cards']}>
        {checked.map(({ garment, key, verdict }) => (
          <li key={key}>
            <PictureCard
              src={<OnYou garment={garment} wearer={wearer} />}
              name={nameOf(garment)}
              label={verdict ? t(`level.${verdict.level}`) : undefined}
              to={paths.fittingRoom}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
