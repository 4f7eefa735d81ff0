import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Cluster } from '../../ui/layout/layout';
import { unpaidLinks as t } from './messages.en';
import { OPEN_UPGRADE } from './open-upgrade';

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
