import { ConflictError, withText } from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class LastSignInMethodError extends withText(ConflictError, t('lastWay')) {}

export class LastSecondFactorPasskeyError extends withText(ConflictError, t('lastPasskeyOfSecondStep')) {}
