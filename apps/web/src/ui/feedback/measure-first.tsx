import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { ButtonLink } from '../button';
import messages from './messages.en';

const t = translator(messages.measureFirst);

export function MeasureFirst() {
  return (
    <>
      <p>{t('text')}</p>
      <div>
        <ButtonLink to={paths.introWelcome} size="small">
          {t('start')}
        </ButtonLink>
      </div>
    </>
  );
}
