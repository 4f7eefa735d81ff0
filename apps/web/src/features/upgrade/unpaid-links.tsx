import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import messages from './messages.en';
import { OPEN_UPGRADE } from './open-upgrade';

const t = translator(messages.unpaidLinks);

export function UnpaidLinks() {
  return (
    <Cluster>
      <ButtonLink to={paths.dashboard} state={OPEN_UPGRADE}>
        {t('tryAgain')}
      </ButtonLink>
      <ButtonLink to={paths.dashboard} variant="secondary">
        {t('toDashboard')}
      </ButtonLink>
    </Cluster>
  );
}
