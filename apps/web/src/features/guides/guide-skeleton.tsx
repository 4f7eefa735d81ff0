import { translator } from '../../lib/messages/translator';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './guide-page.module.css';
import messages from './messages.en';

const t = translator(messages.labels);

export function GuideSkeleton() {
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="12rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}
