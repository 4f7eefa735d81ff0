import { BLOG } from '../../content/blog';
import { translator } from '../../lib/messages/translator';
import { TextField } from '../../ui/forms/text-field';
import { UnreadyButton } from '../../ui/unready-button';
import messages from './messages.en';
import styles from './newsletter.module.css';

const t = translator(messages.newsletter);

/** There is no letter yet: the box says so, and whatever is typed goes nowhere. */
export function Newsletter() {
  const { heading, text, fieldLabel, buttonLabel, note } = BLOG.newsletter;
  return (
    <section className={styles['newsletter']} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{heading}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      {/* Outside a dialog this method sends nothing, also before the page is alive. */}
      <form className={styles['form']} method="dialog">
        <TextField
          label={fieldLabel}
          type="email"
          autoComplete="email"
          placeholder={t('placeholder')}
          hint={note}
        />
        <UnreadyButton variant="secondary" note={note}>
          {buttonLabel}
        </UnreadyButton>
      </form>
    </section>
  );
}
