import { HELP } from '../../content/help-contact';
import { plateUrls } from '../../content/plates/plate-urls';
import { usePublicQuery } from '../../lib/api/use-query';
import { paths } from '../../paths';
import { PageHeader } from '../../ui/layout/page-header';
import { Section } from '../../ui/layout/section';
import { ContactAddress } from '../../ui/links/contact-address';
import { MailLink } from '../../ui/links/mail-link';
import { Picture } from '../../ui/pictures/picture';
import styles from './help-page.module.css';
import { helpPage as t } from './messages.en';
import { Questions } from './questions';
import textStyles from '../../ui/text.module.css';

export function HelpPage() {
  const { title, lead, contact } = HELP;
  const { data } = usePublicQuery('/contact');
  return (
    <div className={styles['page']}>
      <div className={styles['opening']}>
        <PageHeader
          title={title}
          lead={lead}
          back={{ to: paths.landing, label: t('backToHome') }}
          className={styles['header']!}
        />
        <Picture
          src={plateUrls['measured-height']}
          alt={t('picture')}
          shape="landscape"
          eager
          className={styles['picture']}
        />
      </div>
      <Questions />
      <Section id="contact" heading={contact.heading} text={contact.text}>
        <div className={styles['contact']}>
          <MailLink href={`mailto:${data?.email ?? ''}`}>{contact.emailLabel}</MailLink>
          <ContactAddress />
          <p className={textStyles['soft']}>{contact.chatLabel}</p>
        </div>
      </Section>
    </div>
  );
}
