import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { pathTo } from '../../path-to';
import { VisuallyHidden } from '../visually-hidden';
import styles from './alike-link.module.css';
import messages from './alike-link.messages.en';
import { TextLink } from './text-link';

const t = translator(messages.alikeLink);

interface AlikeLinkProps {
  /** Of the catalog. */
  itemId: string;
  name: string;
}

/**
 * The way to one like a piece: its page, with searches in shops. Items are part of what lifetime access opens: others take
 * the words of the piece to the fitting room, which ends with the same searches.
 */
export function AlikeLink({ itemId, name }: AlikeLinkProps) {
  const isOpen = useSession().user?.hasPaid === true;
  const link = isOpen
    ? pathTo.item({ id: itemId, type: 'bestlooks', among: [{ _id: itemId }] })
    : { to: pathTo.fittingRoom(name) };
  return (
    <TextLink {...link} className={styles['alike']}>
      {t(isOpen ? 'find' : 'check')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </TextLink>
  );
}
