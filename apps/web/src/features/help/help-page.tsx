import { HELP, SUPPORT_ADDRESS } from '../../content/help-contact';
import { translator } from '../../lib/messages/translator';
import { lazyIsland } from '../../lib/page/lazy-island';
import { plateUrls } from '../../content/plates/plate-urls';
import { paths } from '../../paths';
import { Cluster } from '../../ui/layout/layout';
import { MailLink } from '../../ui/links/mail-link';
import { PictureHeader } from '../../ui/layout/picture-header';
import { Section } from '../../ui/layout/section';
import { Spinner } from '../../ui/feedback/spinner';
import { UnreadyButton } from '../../ui/unready-button';
import styles from './help-page.module.css';
import messages from './messages.en';

const t = translator(messages.helpPage);

const Questions = lazyIsland(() => import('./questions'), <Spinner label={t('loading')} />);

export function HelpPage() {
  const { title, lead, contact } = HELP;
  return (
    <div className={styles['page']}>
      <PictureHeader
        title={title}
        lead={lead}
        back={{ to: paths.landing, label: t('backToHome') }}
        src={plateUrls['measured-height']}
        alt={t('picture')}
      />
      <Questions />
      <Section id="contact" heading={contact.heading} text={contact.text}>
        <Cluster>
          <MailLink href={`mailto:${SUPPORT_ADDRESS}`}>{contact.emailLabel}</MailLink>
          <UnreadyButton variant="secondary">{contact.chatLabel}</UnreadyButton>
        </Cluster>
      </Section>
    </div>
  );
}
