import type { Product } from '@figura/contracts';
import { ArrowUpRight } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { noteVisit } from './api';
import { link as t } from './messages.en';
import styles from './product-link.module.css';

const MIDDLE_BUTTON = 1;

interface ProductLinkProps {
  product: Pick<Product, 'id' | 'title' | 'shop' | 'url' | 'sponsored'>;
  brand?: string;
}

export function ProductLink({ product, brand }: ProductLinkProps) {
  const { id, title, shop, url, sponsored } = product;
  if (!url) return brand ? <p className={styles['note']}>{brand}</p> : null;
  return (
    <div>
      <a
        className={styles['link']}
        href={url}
        target="_blank"
        rel={getRel(sponsored)}
        referrerPolicy="no-referrer"
        onClick={() => noteVisit(id)}
        onAuxClick={({ button }) => {
          if (button === MIDDLE_BUTTON) noteVisit(id);
        }}
      >
        <span className={styles['label']}>{brand || t('visit', { shop })}</span>
        <VisuallyHidden>{brand ? ` ${t('visit', { shop })}: ${title}` : `: ${title}`}</VisuallyHidden>
        <ArrowUpRight aria-hidden="true" />
      </a>
      {sponsored ? <p className={styles['note']}>{t('sponsored')}</p> : null}
    </div>
  );
}

/** Search engines must not count the link as praise. */
function getRel(sponsored: boolean): string {
  return ['noopener', 'noreferrer', 'nofollow', ...(sponsored ? ['sponsored'] : [])].join(' ');
}
