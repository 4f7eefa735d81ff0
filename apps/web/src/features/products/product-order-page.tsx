import { paths } from '../../paths';
import { Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { order as t } from './messages.en';
import styles from './product-order-page.module.css';

const PARTS = [
  { title: t('sizeTitle'), text: t('size') },
  { title: t('suitsTitle'), text: t('suits') },
  { title: t('tiesTitle'), text: t('ties') },
  { title: t('leftOutTitle'), text: t('leftOut') },
  { title: t('moneyTitle'), text: t('money') },
  { title: t('privacyTitle'), text: t('privacy') },
];

export function ProductOrderPage() {
  return (
    <Stack gap={4}>
      <PageHeader back={{ to: paths.products, label: t('back') }} title={t('title')} lead={t('lead')} />
      {PARTS.map(({ title, text }) => (
        <section key={title} className={styles['part']}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </Stack>
  );
}
