import { useSession } from '../../lib/session/session';
import { pathTo } from '../../path-to';
import { VisuallyHidden } from '../visually-hidden';
import styles from './alike-link.module.css';
import { alikeLink as t } from './alike-link.messages.en';
import { TextLink } from './text-link';

/** Item pages need lifetime access; other users get the same searches through the fitting room. */
export function AlikeLink({ itemId, name }: { itemId: string; name: string }) {
  const isOpen = useSession().user?.hasPaid === true;
  const link = isOpen
    ? pathTo.item({ id: itemId, type: 'bestlooks', among: [{ _id: itemId }] })
    : { to: pathTo.fittingRoom(name) };
  return (
    <TextLink {...link} className={styles['alike']} data-screen-only>
      {t(isOpen ? 'find' : 'check')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </TextLink>
  );
}
