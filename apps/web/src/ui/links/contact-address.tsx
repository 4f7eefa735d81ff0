import { usePublicQuery } from '../../lib/api/use-query';
import { Skeleton } from '../feedback/skeleton';
import { contactAddress as t } from './contact-address.messages.en';
import styles from './contact-address.module.css';
import link from './text-link.module.css';

export function ContactAddress() {
  const { data, error } = usePublicQuery('/contact');
  if (error && !data) return <span>{t('unknown')}</span>;
  if (!data) return <Skeleton className={styles['waiting']} />;
  return (
    <a href={`mailto:${data.email}`} className={link['link']}>
      {data.email}
    </a>
  );
}
