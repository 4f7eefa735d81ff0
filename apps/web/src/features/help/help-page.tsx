import { HELP, SUPPORT_ADDRESS } from '../../content/help-contact';
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

const Questions = lazyIsland(() => import('./questions'), <Spinner label="Loading the questions…" />);

export function HelpPage() {
  const { title, lead, contact } = HELP;
  return (
    <div className={styles['page']}>
      <PictureHeader
        title={title}
        lead={lead}
        back={{ to: paths.landing, label: 'Back to Home' }}
        src={plateUrls['measured-height']}
        alt="A figure with a tape from the crown of the head to the chest"
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
