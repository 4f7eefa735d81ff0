import { HELP } from '../../content/help-contact';
import { usePublicQuery } from '../../lib/api/use-query';
import { translator } from '../../lib/messages/translator';
import { plateUrls } from '../../content/plates/plate-urls';
import { paths } from '../../paths';
import { Cluster } from '../../ui/layout/layout';
import { PictureHeader } from '../../ui/layout/picture-header';
import { Section } from '../../ui/layout/section';
import { ContactAddress } from '../../ui/links/contact-address';
import { MailLink } from '../../ui/links/mail-link';
import { UnreadyButton } from '../../ui/unready-button';
import styles from './help-page.module.css';
import messages from './messages.en';
import { Questions } from './questions';

const t = translator(messages.helpPage);

export function HelpPage() {
  const { title, lead, contact } = HELP;
  const { data } = usePublicQuery('/contact');
  return (
    <div className={styles['page']}>
      <PictureHeader
        title={title}
        lead={lead}
        back={{ to: paths.landing, label: t('backToHome') }}
        src={plateUrls['measured-height']}
        alt={t('picture')}
        low
        wideOnly
      />
      <Questions />
      <Section id="contact" heading={contact.heading} text={contact.text}>
        <Cluster>
          <MailLink href={`mailto:${data?.email ?? ''}`}>{contact.emailLabel}</MailLink>
          <UnreadyButton variant="secondary">{contact.chatLabel}</UnreadyButton>
        </Cluster>
        <ContactAddress />
      </Section>
    </div>
  );
}
